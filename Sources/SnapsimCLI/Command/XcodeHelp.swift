extension Help {
  /// The ways to show findings in Xcode and in editors.
  static let xcode = #"""
    Findings at their lines in Xcode, as warnings and errors of the build.

    In the target's Build Phases add a Run Script phase with

        unset SDKROOT
        PATH="$HOME/.local/bin:/opt/homebrew/bin:$PATH"
        if command -v snapsim >/dev/null; then
          snapsim audit "$SRCROOT/Sources" --effort quick --format xcode
        fi

    unset SDKROOT       behaviors are compiled for this Mac, not for the phone
    exit code 1         an error fails the build; append || true to go on
    ENABLE_USER_SCRIPT_SANDBOXING
                        set it to No in Build Settings: the script reads files and
                        runs the compiler
    Based on dependency analysis
                        uncheck it, to search in every build

    To fail for what is new only, record the rest once, and name the record:

        snapsim audit "$SRCROOT/Sources" --write-baseline findings.json
        snapsim audit "$SRCROOT/Sources" --baseline findings.json --format xcode

    The record has the paths as the command names them: use the same ones in both.

    Each line is /path/Feed.swift:21:9: warning: and what was found; notes below it
    have the numbers and a command that shows it. Editors that read the lines of
    compilers read these: in Visual Studio Code the problem matcher $gcc, in Vim
    :compiler gcc, in Emacs M-x compile.

    Built from Apple's documentation of such scripts, and not yet run in Xcode.

    """#
}
