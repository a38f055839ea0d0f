import Foundation

/// Reads Swift files and writes its findings to standard output: `SnapsimSourceReader FILE`, of a question as JSON.
///
/// It is compiled against the modules of SwiftSyntax that the toolchain brings, once for each toolchain.
let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) ?? Data()
let question = try JSONDecoder().decode(SourceQuestion.self, from: data)
let answer = question.readsViews ? ScrollViewFinder.answer(question) : SpecReader(question).answer()
FileHandle.standardOutput.write(try JSONEncoder().encode(answer))
