import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("Text in markup")
struct XMLTextTests {
  @Test(
    "what has a meaning in markup is escaped, what XML forbids is spelled out",
    arguments: [
      ("plain, €😀", "plain, €😀"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("</script>", "&lt;/script&gt;"),
      ("a\u{0}b\u{1B}[0m\n", "a\\0b\\u{1B}[0m\\n"), ("\u{FFFF}", "\\u{FFFF}"), ("", ""),
    ])
  func escaped(text: String, expected: String) {
    #expect(XMLText.escaped(text) == expected)
  }

  @Test("coordinates have two decimals at most, and no -0")
  func numbers() {
    #expect(
      [0, -0.001, 1, 1.005, 2.345678, -7.5].map(XMLText.number) == ["0", "0", "1", "1", "2.35", "-7.5"])
  }
}
