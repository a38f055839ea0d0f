/// Completions for bash, from version 3.2 on, which macOS has; they need no package.
enum BashCompletions {
  static func script(_ commands: CommandList) -> String {
    """
    # Completions of snapsim \(Version.current) for bash, as `snapsim completions bash` prints them.

    \(WordTable(commands).function)

    \(WordTable(commands).kinds)

    _snapsim() {
      # The line is split at blanks here, since bash splits it at ":" and "=" too.
      local line=${COMP_LINE:0:COMP_POINT} word= previous= command= option= part= lead= last= cut= other= name
      local -a typed
      read -r -a typed <<< "$line"
      if [[ $line != *[[:space:]] ]]; then
        word=${typed[${#typed[@]} - 1]}
        unset "typed[${#typed[@]} - 1]"
      fi
      ((${#typed[@]} > 1)) && previous=${typed[${#typed[@]} - 1]}
      for name in "${typed[@]:1}"; do
        [[ -n $command ]] || ! _snapsim_words commands | grep -qxF -e "$name" || command=$name
      done
      COMPREPLY=()
      if [[ $word == --*=* ]]; then
        option=${word%%=*} part=${word#*=} lead=$option=
      elif [[ -n $(_snapsim_kind "$previous") ]]; then
        option=$previous part=$word
        # What may stand there alone is followed by anything; words are offered as soon as one fits.
        if [[ $(_snapsim_kind "$option") == optional ]]; then
          [[ $word != -* ]] && _snapsim_words "${command:-settle}:$option" | grep -q -e "^${part##*,}" || option=
        fi
      fi
      local words=
      if [[ -n $option ]]; then
        case $(_snapsim_kind "$option") in
          words) words=$(_snapsim_words "${command:-settle}:$option") ;;
          list | optional)
            last=${part##*,} lead=$lead${part%"$last"}
            words=$(_snapsim_words "${command:-settle}:$option")
            ;;
          behavior)
            if [[ $part == */* || $part == *.swift ]]; then
              # A file with a behavior, or a folder on the way to one.
              compopt -o filenames 2> /dev/null
              while IFS= read -r name; do
                [[ -d $name || $name == *.swift ]] && COMPREPLY+=("$name")
              done < <(compgen -f -- "$part")
              return
            elif [[ $part != *:* ]]; then
              words=$(_snapsim_words "${command:-settle}:$option")
            else
              last=${part#*:} last=${last##*,}
              if [[ $last == *=* ]]; then
                lead=$lead${part%"${last#*=}"}
                words=$(_snapsim_words "${part%%:*}:${last%%=*}=")
              else
                lead=$lead${part%"$last"}
                words=$(_snapsim_words "${part%%:*}:")
              fi
            fi
            ;;
          file)
            compopt -o filenames 2> /dev/null
            while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$part")
            return
            ;;
        esac
      elif [[ $word == -* ]]; then
        words=$(_snapsim_words "options-of-${command:-settle}")
      else
        case $command in
          '') ((${#typed[@]} == 1)) && words=$(_snapsim_words commands) ;;
          \(commands.commands.filter { $0.takesFile }.map { $0.name }.joined(separator: " | ")))
            compopt -o filenames 2> /dev/null
            while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$word")
            return
            ;;
          *) words=$(_snapsim_words "$command") ;;
        esac
      fi
      for name in $words; do
        [[ $lead$name == "$word"* ]] && COMPREPLY+=("$lead$name")
      done
      # What bash takes for the word is only what follows the last of its word breaks.
      [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && cut=${word%"${word##*=}"}
      [[ $COMP_WORDBREAKS == *:* && $word == *:* ]] && other=${word%"${word##*:}"}
      ((${#other} > ${#cut})) && cut=$other
      COMPREPLY=("${COMPREPLY[@]#"$cut"}")
      if ((${#COMPREPLY[@]} == 1)) && [[ ${COMPREPLY[0]} == *[=:] ]]; then
        compopt -o nospace 2> /dev/null
      fi
      return 0
    }

    complete -F _snapsim snapsim

    """
  }
}
