/// The version of the tool and of its libraries.
enum Version {
  static let current = "0.1.0"
}
