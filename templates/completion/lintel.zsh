#compdef lintel
# Completion of lintel for zsh. In ~/.zshrc, after compinit: eval "$(lintel completion zsh)"
#
# Knows no command and no option: each Tab asks `lintel __complete WORDS...`, which answers with :none, :files or :folders
# and then a word and its description in each line. So it fits every version.
_lintel() {
  local program=${(Q)words[1]} answer= word rest
  local -a asked candidates
  [[ $program == '~/'* ]] && program=$HOME/${program#??}
  asked=("${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}")
  while IFS=$'\t' read -r word rest; do
    case $word in
      :*) answer=$word ;;
      *) candidates+=("${word//:/\\:}${rest:+:$rest}") ;;
    esac
  done < <("$program" __complete "${asked[@]}" 2>/dev/null)
  (( ${#candidates} )) && _describe -t values lintel candidates
  [[ $PREFIX == --*=* ]] && compset -P '*='
  case $answer in
    :none) (( ${#candidates} )) ;;
    :folders) _files -/ ;;
    *) _files ;;
  esac
}
# Either this file stands in a folder of fpath and is called, or its text is evaluated.
if [[ ${funcstack[1]} == _lintel ]]; then
  _lintel "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _lintel lintel
fi
