# Completion of lintel for fish. In ~/.config/fish/config.fish: lintel completion fish | source
#
# Knows no command and no option: each Tab asks `lintel __complete WORDS...`, which answers with :none, :files or :folders
# and then a word and its description in each line. So it fits every version.
function __lintel_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
    set -l answer ($program __complete $words[2..-1] "$current" 2>/dev/null)
    string match -v -r '^:' -- $answer
    set -l name (string match -r '^--[^=]*=' -- "$current")
    set -l start (string replace -r '^--[^=]*=' '' -- "$current")
    if test "$answer[1]" = :folders
        __fish_complete_directories "$start" '' | string replace -r '^' -- "$name"
    else if test "$answer[1]" != :none
        __fish_complete_path "$start" '' | string replace -r '^' -- "$name"
    end
end
complete -c lintel -e
complete -c lintel -f -a '(__lintel_complete)'
