/// What can be asked of every command.
struct GeneralOptions: OptionSettings {
  var asksForHelp = false
  var asksForVersion = false

  static let help = OptionRow<Self>.flag("help", in: .other, means: "this page (-h too)") {
    $0.asksForHelp = true
  }
  static let version = OptionRow<Self>.flag("version", in: .other, means: "the version") {
    $0.asksForVersion = true
  }

  static let rows = [help, version]
}
