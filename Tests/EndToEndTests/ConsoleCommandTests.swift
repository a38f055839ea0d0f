import Testing

@Suite("Commands in Markdown")
struct ConsoleCommandTests {
  @Test("commands and their outputs are taken from console blocks alone")
  func blocks() {
    let markdown = """
      # Title
      $ not a command
      ```console
      $ snapsim --version
      snapsim 0.1.0
      $ echo one
      one

      two
      $ snapsim --velocity -1200 \\
          --print offset
      590
      ```
      ```sh
      $ snapsim --nonsense
      ```
      ````console
      $ swift run -c release snapsim -h
      ```
      ````
      ```console
      $ true
      ```
      """
    #expect(
      ConsoleCommand.all(in: markdown) == [
        ConsoleCommand(line: 4, command: "snapsim --version", output: "snapsim 0.1.0"),
        ConsoleCommand(line: 6, command: "echo one", output: "one\n\ntwo"),
        ConsoleCommand(line: 10, command: "snapsim --velocity -1200 \\\n    --print offset", output: "590"),
        ConsoleCommand(line: 18, command: "swift run -c release snapsim -h", output: "```"),
        ConsoleCommand(line: 22, command: "true", output: ""),
      ]
    )
  }

  static let runnables: [(String, String)] = [
    ("swift run -c release snapsim --check", "snapsim --check"),
    ("swift run snapsim --check", "snapsim --check"),
    ("snapsim --check; echo $?", "snapsim --check; echo $?"),
  ]

  @Test("SwiftPM is replaced by the tool that is built already", arguments: runnables)
  func runnable(command: String, expected: String) {
    #expect(ConsoleCommand(line: 1, command: command, output: "").runnable == expected)
  }
}
