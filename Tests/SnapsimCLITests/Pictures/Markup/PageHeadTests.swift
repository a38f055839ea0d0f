import Testing

@testable import SnapsimPictures
@testable import SnapsimCLI

@Suite("The head of a page")
struct PageHeadTests {
  @Test
  func `it names its language, escapes its title, and forbids the network`() {
    let head = PageHead.text(title: "<b> & co.", style: "p { margin: 0; }")
    #expect(head.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"))
    #expect(head.contains("<title>&lt;b&gt; &amp; co.</title>\n<style>\np { margin: 0; }\n</style>\n"))
    #expect(
      head.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'\""))
    #expect(head.hasSuffix("</style>\n</head>"))
  }
}
