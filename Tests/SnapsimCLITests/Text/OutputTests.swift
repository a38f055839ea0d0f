import Testing

@testable import SnapsimSystem
@testable import SnapsimText

@Suite("Bytes on their way out")
struct OutputTests {
  @Test func `what is written is gathered until it is flushed or fills the buffer`() throws {
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

  @Test func `a write that fails is told once, and not again`() throws {
    let output = Output(descriptor: -1)
    try output.write { $0.append("a") }
    let error = #expect(throws: DataError.self) { try output.flush() }
    let words = "the output could not be written: "
    #expect(error?.exitCode == .cannotWrite)
    #expect(error?.message.hasPrefix(words) == true && error?.message != words)
    #expect(throws: Never.self) { try output.flush() }
  }

  @Test func `as many lines as an earlier process wrote are not written again`() throws {
    let page = try SharedPage.make(in: [Platform.temporaryFolder])
    let file = try TemporaryFile()
    for texts in [["offset\n", "0\n"], ["off", "set\n0.25\n390\n"], ["\n\n\n", "700\n"]] {
      let output = Output(descriptor: file.descriptor, counting: (page, .output))
      for text in texts {
        try output.write { $0.append(text) }
        try output.flush()
      }
    }
    #expect(try file.text() == "offset\n0\n390\n700\n")
    #expect(page[.output] == 4)
  }

  @Test func `what is shown for a moment is no line that was written`() throws {
    let page = try SharedPage.make(in: [Platform.temporaryFolder])
    let file = try TemporaryFile()
    for _ in 0..<2 {
      let errors = Output(descriptor: file.descriptor, counting: (page, .errors))
      errors.show("5 %\r")
      errors.report("stopped")
    }
    #expect(try file.text() == "5 %\rsnapsim: stopped\n5 %\r")
  }
}
