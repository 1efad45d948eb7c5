# Completion of lintel for bash. In ~/.bashrc: eval "$(lintel completion bash)"
#
# Knows no command and no option: each Tab asks `lintel __complete WORDS...`, which answers with :none, :files or :folders
# and then a word and its description in each line. So it fits every version. Works from bash 3.2 on.
_lintel() {
  local program=${COMP_WORDS[0]} answer= current= word rest i
  local -a asked
  asked=()
  COMPREPLY=()
  case $program in '~/'*) program=$HOME/${program#??} ;; esac
  # Bash takes --name=value apart.
  for ((i = 1; i <= COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if ((i > 1)) && [[ $word == = || ${COMP_WORDS[i - 1]} == = ]]; then
      asked[${#asked[@]} - 1]+=$word
    else
      asked+=("$word")
    fi
  done
  current=${asked[${#asked[@]} - 1]}
  while IFS=$'\t' read -r word rest; do
    case $word in
      :*) answer=$word ;;
      *) COMPREPLY+=("$word") ;;
    esac
  done < <("$program" __complete "${asked[@]}" 2>/dev/null)
  if [[ $current == --*=* ]]; then
    if [[ $COMP_WORDBREAKS == *=* ]]; then
      for i in "${!COMPREPLY[@]}"; do COMPREPLY[i]=${COMPREPLY[i]#*=}; done
    fi
    current=${current#*=}
  fi
  if [[ $answer == :none ]]; then
    compopt +o default +o bashdefault 2>/dev/null
  elif [[ $answer == :folders ]]; then
    compopt -o filenames 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -d -- "$current")
  elif ((${#COMPREPLY[@]} > 0)); then
    # Where there are no words, bash completes files by itself, and knows quotes and tildes better.
    compopt -o filenames 2>/dev/null
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
  fi
}
complete -o bashdefault -o default -F _lintel lintel
