// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A colour by its name; nothing is drawn here.
public struct Color: Hashable, Sendable {
  private let name: String

  public init(_ name: String) { self.name = name }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "\(red) \(green) \(blue) \(opacity)"
  }

  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb \(hue) \(saturation) \(brightness) \(opacity)"
  }

  public init(_ color: UIColor) { self = color.color }
  public init(uiColor: UIColor) { self = uiColor.color }
  public func opacity(_ opacity: Double) -> Color { Color("\(name) \(opacity)") }
  public static let black = Color("black"), white = Color("white"), clear = Color("clear")
  public static let gray = Color("gray"), red = Color("red"), orange = Color("orange")
  public static let yellow = Color("yellow"), green = Color("green"), mint = Color("mint")
  public static let teal = Color("teal"), cyan = Color("cyan"), blue = Color("blue")
  public static let indigo = Color("indigo"), purple = Color("purple"), pink = Color("pink")
  public static let brown = Color("brown"), primary = Color("primary"), secondary = Color("secondary")
  public static let accentColor = Color("accentColor")
}

/// A colour of UIKit's; nothing is drawn here.
public final class UIColor: Hashable, Sendable {
  fileprivate let color: Color

  public init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }
  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  public static let black = UIColor(Color.black), white = UIColor(Color.white)
  public static let clear = UIColor(Color.clear), gray = UIColor(Color.gray), red = UIColor(Color.red)
  public static let orange = UIColor(Color.orange), yellow = UIColor(Color.yellow)
  public static let green = UIColor(Color.green), blue = UIColor(Color.blue)
  public static let purple = UIColor(Color.purple), label = UIColor(Color("label"))
  public static let systemBackground = UIColor(Color("systemBackground"))
}

/// A typeface by its name; nothing is drawn here.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  private let name: String

  private init(_ name: String) { self.name = name }

  /// The system's, in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font("\(size) \(weight as Any) \(design as Any)")
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font("\(style) \(weight as Any) \(design as Any)")
  }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font("\(name) \(size)") }
  public func weight(_ weight: Weight) -> Font { Font("\(name) \(weight)") }
  public func bold() -> Font { weight(.bold) }
  public static let largeTitle = Font("largeTitle"), title = Font("title"), title2 = Font("title2")
  public static let title3 = Font("title3"), headline = Font("headline")
  public static let subheadline = Font("subheadline"), body = Font("body"), callout = Font("callout")
  public static let footnote = Font("footnote"), caption = Font("caption"), caption2 = Font("caption2")
}

/// A picture by its name; nothing is drawn here.
public struct Image: Hashable, Sendable {
  private let name: String

  public init(_ name: String) { self.name = name }
  public init(systemName: String) { name = systemName }
}

/// A text that an app would look up in a language.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  private let key: String

  public init(_ key: String) { self.key = key }
  public init(stringLiteral value: String) { key = value }
}
