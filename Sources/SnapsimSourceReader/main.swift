import Foundation

/// Reads Swift files and writes its findings to standard output: `SnapsimSourceReader FILE`, of a question as JSON.
///
/// It is compiled against the modules of SwiftSyntax that the toolchain brings, once for each toolchain.
let reading = Thread {
  do {
    let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) ?? Data()
    let question = try JSONDecoder().decode(SourceQuestion.self, from: data)
    let answer =
      question.readsViews
      ? ScrollViewFinder(question.files).answer(
        without: question.found, asksForModifiers: question.asksForModifiers)
      : SpecReader(question).answer()
    FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
    exit(0)
  } catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(1)
  }
}
// Views within views within views take more room than a program's own thread has.
reading.stackSize = 1 << 28
reading.start()
// Who asks holds standard input open: Ctrl-C reaches that one alone, and then nobody waits for an answer.
while try FileHandle.standardInput.read(upToCount: 1)?.isEmpty == false {}
exit(1)
