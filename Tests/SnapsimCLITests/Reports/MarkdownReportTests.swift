import Testing

@Suite("An audit as Markdown")
struct MarkdownReportTests {
  @Test func `has an item for each finding, with its command in a block`() throws {
    let run = try CapturedRun(
      "audit --behavior velocity-paging --device iphone-14 --effort quick --format md")
    let text = try CapturedRun("audit --behavior velocity-paging --device iphone-14 --effort quick")
    #expect(run.code == .found && run.errors.isEmpty)
    #expect(run.output.hasPrefix("### velocity-paging: "))
    let commands = text.lines.filter { $0.hasPrefix("  $ ") }
    #expect(!commands.isEmpty)
    for command in commands { #expect(run.output.contains("\n  ```sh\n  \(command.dropFirst(4))\n  ```\n")) }
    let findings = text.lines.compactMap { $0.firstMatch(of: #/^(error|warning): [a-z-]+/#)?.output.0 }
    for finding in findings { #expect(run.output.contains("- **\(finding)**: ")) }
    #expect(run.output.count { $0 == "`" } % 2 == 0)
  }
}
