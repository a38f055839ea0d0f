/// What can be asked of every command.
package struct GeneralOptions: OptionSettings {
  package var asksForHelp = false
  package var asksForVersion = false

  /// Asks for nothing.
  package init() {}

  package static let help = OptionRow<Self>.flag("help", in: .other, means: "this page (-h too)") {
    $0.asksForHelp = true
  }
  package static let version = OptionRow<Self>.flag("version", in: .other, means: "the version") {
    $0.asksForVersion = true
  }

  package static let rows = [help, version]
}
