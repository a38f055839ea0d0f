import SnapsimRuns
import SnapsimText

extension Command {
  private static let completing: KeyValuePairs = [
    // From version 3.2 on, which macOS has and which has no compopt; it splits the line at ":" and "=" too, and replaces what is behind the last.
    "bash":
      #"""
    _snapsim() {
      local line=${COMP_LINE:0:COMP_POINT} word lead= cut= other= name ends=
      local -a typed
      read -r -a typed <<< "$line"
      [[ $line == *[[:space:]] ]] && typed+=("")
      word=${typed[${#typed[@]} - 1]} COMPREPLY=()
      [[ $word == --*=* ]] && lead=${word%%=*}=
      [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && cut=${word%"${word##*=}"}
      [[ $COMP_WORDBREAKS == *:* && $word == *:* ]] && other=${word%"${word##*:}"}
      ((${#other} > ${#cut})) && cut=$other
      while IFS= read -r line; do
        if [[ $line == :files* ]]; then
          compopt -o filenames +o nospace 2> /dev/null || ends=1
          while IFS= read -r name; do
            if [[ $ends && -d $name ]]; then name+=/; elif [[ $ends ]]; then name+=' '; fi
            COMPREPLY+=("$lead$name")
          done < <(
            compgen -d -- "${word#"$lead"}"
            compgen -f -X "!*${line#:files}" -- "${word#"$lead"}")
        else
          name=${line%%$'\t'*}
          [[ $name == *[=:] ]] || name+=' '
          [[ $name == "$word"* ]] && COMPREPLY+=("$name")
        fi
      done < <(snapsim complete -- "${typed[@]:1}" 2> /dev/null)
      COMPREPLY=("${COMPREPLY[@]#"$cut"}")
    }
    complete -o nospace -F _snapsim snapsim
    """#,
    // In a folder of its function path it is called `_snapsim`.
    "zsh":
      #"""
    _snapsim() {
      local -a lines ended open
      lines=(${(f)"$(snapsim complete -- "${(@)words[2,CURRENT-1]}" "$PREFIX" 2> /dev/null)"})
      if [[ $lines[1] == :files* ]]; then
        [[ $PREFIX == --*=* ]] && compset -P '--*='
        _files -g "*${lines[1]#:files}"
        return
      fi
      lines=(${lines%%$'\t'*})
      ended=(${lines:#*[=:]}) open=(${(M)lines:#*[=:]})
      ((${#ended})) && compadd -Q -- $ended
      ((${#open})) && compadd -Q -S '' -- $open
      ((${#lines}))
    }
    if [[ $funcstack[1] == _snapsim ]]; then _snapsim "$@"; else compdef _snapsim snapsim; fi
    """#,
    "fish":
      #"""
    function __snapsim_complete
        set -l word (commandline -ct)
        set -l lines (snapsim complete -- (commandline -opc)[2..-1] "$word" 2> /dev/null)
        if not string match -q -- ':files*' "$lines[1]"
            printf '%s\n' $lines
            return
        end
        set -l lead (string match -r -- '^--[a-z-]+=' "$word"; or echo)
        set -l ending (string replace -- :files '' "$lines[1]")
        printf '%s\n' "$lead"(__fish_complete_path (string replace -- "$lead" '' "$word") \
            | string match -e -r -- "(/|$ending)(\t|\$)")
    end
    complete -c snapsim -f -k -a '(__snapsim_complete)'
    """#,
  ]

  static let completions = Command(
    name: "completions", summary: "what a shell completes, as its script", operand: "SHELL",
    story: [
      "Prints the script by which a shell completes commands, options, behaviors with their parameters, devices, "
        + "formats and columns. SHELL is bash, zsh or fish. make install puts all of them in place."
    ],
    examples: [
      "eval \"$(snapsim completions bash)\"",
      "snapsim completions fish > ~/.config/fish/completions/snapsim.fish",
    ],
    completedOperands: completing.map(\.key), isWatched: false
  ) { request, session in
    let names = completing.map(\.key)
    guard let name = request.invocation.operands.first else {
      throw UsageError("snapsim completions needs a shell; expected \(names.inSentence())")
    }
    guard let function = completing.first(where: { $0.key == name })?.value else {
      let meant = Suggestion.question(Suggestion.nearest(to: name, in: names))
      throw UsageError("there are no completions for '\(name)'\(meant); expected \(names.inSentence())")
    }
    try session.output.write { text in
      if name == "zsh" { text.append("#compdef snapsim\n") }
      text.append("# Completions of snapsim for \(name), as `snapsim completions \(name)` prints them.\n\n")
      text.append(function + "\n")
    }
    return .settled
  }
}
