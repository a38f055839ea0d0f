import Testing

@testable import SnapsimText
@testable import SnapsimCLI

@Suite("Bytes on their way out")
struct OutputTests {
  @Test("what is written is gathered until it is flushed or fills the buffer")
  func gathers() throws {
    let file = try TemporaryFile()
    let output = Output(descriptor: file.descriptor)
    try output.write { $0.append("a") }
    #expect(try file.text().isEmpty)
    try output.write { $0.append(UInt8(ascii: "b"), times: 1 << 16) }
    #expect(try file.text().utf8.count == 1 + 1 << 16)
    try output.write { $0.append("c") }
    try output.flush()
    #expect(try file.text().hasSuffix("bc"))
    try output.flush()
    #expect(try file.text().utf8.count == 2 + 1 << 16)
  }

  @Test("a write that fails is told once, and not again")
  func fails() throws {
    let output = Output(descriptor: -1)
    try output.write { $0.append("a") }
    let error = #expect(throws: OutputError.self) { try output.flush() }
    guard case .cannotWrite(nil, let reason)? = error else {
      Issue.record("a closed descriptor is no broken pipe")
      return
    }
    #expect(!reason.isEmpty)
    #expect(throws: Never.self) { try output.flush() }
  }
}
