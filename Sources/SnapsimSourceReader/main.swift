import Foundation
import SwiftParser
import SwiftSyntax

/// Reads Swift files and writes what it finds to standard output, as JSON: `SnapsimSourceReader EXPRESSION FILE…`.
///
/// It is compiled against the modules of SwiftSyntax that the toolchain brings, once for each toolchain.
let arguments = CommandLine.arguments.dropFirst()
let sources = arguments.dropFirst().map { path in
  Parser.parse(source: String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self))
}
let reading = SpecReader(Array(sources), expression: arguments.first ?? "").reading
FileHandle.standardOutput.write(try JSONEncoder().encode(reading))
