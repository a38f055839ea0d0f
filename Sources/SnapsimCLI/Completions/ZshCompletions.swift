/// Completions for zsh, to be found as `_snapsim` in a folder of its function path.
enum ZshCompletions {
  static func script(_ commands: CommandList) -> String {
    """
    #compdef snapsim
    # Completions of snapsim \(Version.current) for zsh, as `snapsim completions zsh` prints them.

    \(WordTable(commands).function)

    \(WordTable(commands).kinds)

    # Adds words behind what stands there already, with a blank after them unless more must follow.
    _snapsim_add() {
      local lead=$1 word
      local -a ended open
      shift
      for word in "$@"; do
        if [[ $word == *[=:] ]]; then open+=("$lead$word"); else ended+=("$lead$word"); fi
      done
      ((${#ended})) && compadd -Q -- "${ended[@]}"
      ((${#open})) && compadd -Q -S '' -- "${open[@]}"
      ((${#ended} + ${#open}))
    }

    _snapsim() {
      local word=$PREFIX previous= command= option= part= lead= last= name
      local -a typed
      typed=("${(@)words[2,CURRENT-1]}")
      ((${#typed})) && previous=$typed[-1]
      for name in $typed; do
        if [[ -z $command && -n ${(M)${(f)"$(_snapsim_words commands)"}:#$name} ]]; then command=$name; fi
      done
      if [[ $word == --*=* ]]; then
        option=${word%%=*} part=${word#*=} lead=${word%%=*}=
      elif [[ -n $(_snapsim_kind "$previous") ]]; then
        option=$previous part=$word
        # What may stand there alone is followed by anything; words are offered as soon as one fits.
        if [[ $(_snapsim_kind "$option") == optional ]]; then
          [[ $word != -* ]] && _snapsim_words "${command:-settle}:$option" | grep -q -e "^${part##*,}" || option=
        fi
      fi
      if [[ -n $option ]]; then
        case $(_snapsim_kind "$option") in
          words) _snapsim_add "$lead" ${(f)"$(_snapsim_words "${command:-settle}:$option")"} ;;
          list | optional)
            last=${part##*,}
            _snapsim_add "$lead${part%"$last"}" ${(f)"$(_snapsim_words "${command:-settle}:$option")"}
            ;;
          behavior)
            if [[ $part == */* || $part == *.swift ]]; then
              [[ -n $lead ]] && compset -P '--*='
              _files -g '*.swift'
            elif [[ $part != *:* ]]; then
              _snapsim_add "$lead" ${(f)"$(_snapsim_words "${command:-settle}:$option")"}
            else
              last=${part#*:} last=${last##*,}
              if [[ $last == *=* ]]; then
                _snapsim_add "$lead${part%"${last#*=}"}" ${(f)"$(_snapsim_words "${part%%:*}:${last%%=*}=")"}
              else
                _snapsim_add "$lead${part%"$last"}" ${(f)"$(_snapsim_words "${part%%:*}:")"}
              fi
            fi
            ;;
          file)
            [[ -n $lead ]] && compset -P '--*='
            _files
            ;;
        esac
      elif [[ $word == -* ]]; then
        _snapsim_add '' ${(f)"$(_snapsim_words "options-of-${command:-settle}")"}
      else
        case $command in
          '') ((${#typed} == 0)) && _snapsim_add '' ${(f)"$(_snapsim_words commands)"} ;;
          \(commands.commands.filter { $0.takesFile }.map { $0.name }.joined(separator: " | "))) _files ;;
          *) _snapsim_add '' ${(f)"$(_snapsim_words "$command")"} ;;
        esac
      fi
    }

    if [[ $funcstack[1] == _snapsim ]]; then
      _snapsim "$@"
    else
      compdef _snapsim snapsim
    fi

    """
  }
}
