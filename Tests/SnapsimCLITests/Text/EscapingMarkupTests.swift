import Testing

struct EscapingMarkupTests {
  @Test(
    "what has a meaning in markup is escaped, what XML forbids is spelled out",
    arguments: [
      ("plain, €😀", "plain, €😀"), ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("</script>", "&lt;/script&gt;"),
      ("a\u{0}b\u{1B}[0m\n", "a\\0b\\u{1B}[0m\\n"), ("\u{FFFF}", "\\u{FFFF}"), ("", ""),
    ])
  func escaped(text: String, expected: String) { #expect(text.escapingMarkup == expected) }
}
