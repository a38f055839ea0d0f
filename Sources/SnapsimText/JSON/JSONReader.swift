/// Reads JSON by RFC 8259, strictly: no comma too many, no key twice, no half of a surrogate pair.
///
/// It keeps where each value stands and makes none of them, so that digits, order and lines are those of the text, and a
/// row costs no memory beyond that of the row before. Texts are at most 4 GiB long, and not checked to be UTF-8.
///
/// Not for two threads at once.
package final class JSONReader {
  /// In memory of its own: an array would count references for each of a row's values.
  private var memory = UnsafeMutableBufferPointer<JSONNode>.allocate(capacity: 64)
  private var count = 0

  /// Makes a reader with memory for a few values, which grows with the texts.
  package init() {}

  deinit { memory.deallocate() }

  /// The values of the last text, each before what is in it; the first is the whole.
  ///
  /// They hold until the next text is read.
  package var nodes: UnsafeBufferPointer<JSONNode> { UnsafeBufferPointer(rebasing: memory[..<count]) }

  /// Reads the one value of a text.
  package func read(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONFlaw) {
    count = 0
    var pass = JSONPass(bytes, memory)
    defer {
      memory = pass.nodes
      count = pass.count
    }
    try pass.document()
  }
}
