import Foundation
import Testing

@Suite("What a compiled behavior is linked to", .timeLimit(.minutes(30)), .needs("readelf"))
struct LinkedLibrariesTests {
  @Test("the libraries that most names lead to are looked through first, which takes a fifth off its start")
  func order() async throws {
    let folder = try BehaviorFolder()
    try folder.write("A.swift", behavior: "A", body: "target.rect.origin.x = 123")
    let run = try await folder.shell.run("snapsim --behavior ./A.swift --velocity -900 --print offset")
    #expect(run.output == "123\n")
    let executable = try #require(try folder.executables().first)
    let read = try await folder.shell.run("readelf -d '\(executable.path)'")
    let needed = read.output.split(separator: "\n").filter { $0.contains("(NEEDED)") }
      .compactMap { $0.split(separator: "[").last?.dropLast() }
    #expect(needed.prefix(3) == ["libswiftCore.so", "lib_FoundationICU.so", "libstdc++.so.6"])
  }
}
