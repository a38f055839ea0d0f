/// The environment's variable that names a Swift compiler, where it is not the first `swiftc` on the path.
enum CompilerVariable {
  package static let name = "SNAPSIM_SWIFTC"
}
