import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML, and notes its elements and where it breaks.
final class XMLReader: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []

  /// The text of the elements of each name.
  private(set) var texts: [String: [String]] = [:]
  private var open: [String] = []

  /// What a text holds, which has to be well-formed.
  static func read(_ text: String) throws -> XMLReader {
    let reader = XMLReader()
    try #require(reader.reads(text), "\(text)")
    return reader
  }

  func reads(_ text: String) -> Bool {
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    return parser.parse()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append((name, attributes))
    open.append(name)
    texts[name, default: []].append("")
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  { open.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let name = open.last, let count = texts[name]?.count else { return }
    texts[name]?[count - 1] += string
  }
}
