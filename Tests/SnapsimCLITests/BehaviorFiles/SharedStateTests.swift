import Testing

@testable import SnapsimBehaviorFiles

@Suite("What behaviors of a file may share")
struct SharedStateTests {
  @Test(
    "is seen by the compiler, or by the words that keep it from looking",
    arguments: [
      ("struct A {}", "", false),
      ("struct A {}", "a.swift:1:2: warning: variable 'x' was never used", false),
      (
        "var calls = 0",
        "a.swift:1:5: warning: var 'calls' is not concurrency-safe because it is nonisolated global shared mutable "
          + "state; this is an error in the Swift 6 language mode [#MutableGlobalVariable]", true
      ),
      ("@MainActor struct A {}", "", true), ("let x = drand48() * 9", "", true),
      ("var last = UserDefaults.standard", "", true), ("let n = Double.random(in: 0...1)", "", true),
      ("let x = 1 // a class of its own, at random()", "", false),
      ("let classes = 3, mistime = 2", "", false), ("nonisolated(unsafe) var calls = 0", "", true),
      ("final class Log: @unchecked Sendable { static let shared = Log() }", "", true),
    ])
  func words(file: String, output: String, expected: Bool) {
    #expect(BehaviorHarness.sharesState(["import SwiftUI", file], compiled: output) == expected)
  }
}
