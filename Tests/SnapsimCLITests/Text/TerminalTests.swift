import Testing

@testable import SnapsimText

@Suite("What a terminal can show")
struct TerminalTests {
  private static func terminal(
    _ environment: [String: String], isTerminal: Bool = false, measured: Int? = nil
  ) -> Terminal { Terminal(environment: { environment[$0] }, isTerminal: isTerminal, measured: measured) }

  @Test func `COLUMNS wins over the terminal's size, and that over 80`() {
    #expect(Self.terminal([:]).columns == 80)
    #expect(Self.terminal([:], measured: 132).columns == 132)
    #expect(Self.terminal(["COLUMNS": "60"], measured: 132).columns == 60)
    for nonsense in ["", "x", "-5", "0", "1e3"] {
      #expect(Self.terminal(["COLUMNS": nonsense]).columns == 80)
    }
    #expect(Self.terminal(["COLUMNS": "3"]).columns == Terminal.range.lowerBound)
    #expect(Self.terminal(["COLUMNS": "999999999"]).columns == Terminal.range.upperBound)
  }

  @Test(
    "the locale decides on Unicode: LC_ALL before LC_CTYPE before LANG, unless the terminal is dumb",
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "de_DE.utf8"], true),
      (["LANG": "en_US.UTF-8", "LC_ALL": "C"], false), (["LC_CTYPE": "C.UTF-8", "LANG": "C"], true),
      (["LC_ALL": "", "LANG": "C.UTF-8"], true), (["LC_ALL": "C.UTF-8", "TERM": "dumb"], false),
      (["LC_ALL": "de_DE.ISO-8859-1"], false),
    ] as [([String: String], Bool)])
  func unicode(environment: [String: String], isUnicode: Bool) {
    #expect(Self.terminal(environment).isUnicode == isUnicode)
  }

  @Test func `colour stands on terminals only, and not where NO_COLOR or a dumb one forbids it`() {
    #expect(!Self.terminal(["TERM": "xterm"]).hasColour)
    #expect(Self.terminal(["TERM": "xterm"], isTerminal: true).hasColour)
    #expect(Self.terminal(["NO_COLOR": ""], isTerminal: true).hasColour)
    #expect(!Self.terminal(["NO_COLOR": "1"], isTerminal: true).hasColour)
    #expect(!Self.terminal(["TERM": "dumb"], isTerminal: true).hasColour)
  }
}
