import Foundation
import Testing

@testable import SnapsimBehaviorFiles

@Suite("A compiler's word on itself")
struct CompilerInfoTests {
  private func info(
    _ version: String = "Apple Swift version 6.1.2 (swiftlang-6.1.2.1.2)", system: String = "15.0",
    module: String = "arm64-apple-macos", resources: String = "/X/usr/lib/swift"
  ) throws -> SwiftToolchain.Info {
    try #require(
      SwiftToolchain.Info(
        Array(
          """
          {"compilerVersion": "\(version)", "target": {"triple": "arm64-apple-macosx\(system)",
          "moduleTriple": "\(module)"}, "paths": {"runtimeResourcePath": "\(resources)"}}
          """.utf8)))
  }

  @Test func `tells whose modules it reads by its version and target, not by its place or system`() throws {
    #expect(try info().dialect == info(system: "26.0", resources: "/Y").dialect)
    #expect(try info().dialect != info("Apple Swift version 6.1.2 (swiftlang-6.1.2.1.3)").dialect)
    #expect(try info().dialect != info(module: "x86_64-apple-macos").dialect)
  }

  @Test(arguments: ["", "Swift version 6.1\n", "{}", "[]", "{\"compilerVersion\": \"6\"}"])
  func `is nothing else`(_ text: String) { #expect(SwiftToolchain.Info(Array(text.utf8)) == nil) }

  @Test func `names its toolchain's modules of SwiftSyntax where they are`() throws {
    let folder = try TemporaryFolder("Xcode 26 ")
    #expect(try info(resources: folder.path).hostModules == nil)
    try folder.write(["host/SwiftSyntax.swiftmodule/module": ""])
    #expect(try info(resources: folder.path).hostModules == folder.path + "/host")
  }
}
