import Foundation

/// Reads Swift files and writes its findings to standard output: `SnapsimSourceReader FILE`, of a question as JSON.
///
/// It is compiled against the modules of SwiftSyntax that the toolchain brings, once for each toolchain.
let question = FileManager.default.contents(atPath: CommandLine.arguments[1]) ?? Data()
let reader = SpecReader(try JSONDecoder().decode(SourceQuestion.self, from: question))
FileHandle.standardOutput.write(try JSONEncoder().encode(reader.answer()))
