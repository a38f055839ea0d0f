/// The beginning of a page that is one file: no other file, no network, no library.
enum PageHead {
  /// All up to the body.
  ///
  /// - Parameters:
  ///   - title: the page's title, not yet escaped.
  ///   - style: its style sheet.
  /// - Returns: the markup, without the end of its last line.
  static func text(title: String, style: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(XMLText.escaped(title))</title>
    <style>
    \(style)
    </style>
    </head>
    """
  }
}
