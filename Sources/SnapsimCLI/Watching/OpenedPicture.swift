import SnapsimRuns
import SnapsimSystem
import SnapsimText

struct OpenedPicture {
  let file: String

  /// Whether it has no name of the user's.
  private let isTemporary: Bool
  private let program: String

  init(_ options: OutputOptions, _ session: Session) throws {
    try session.checkStarting(for: .open)
    let format = options.format ?? .text
    guard [.svg, .html].contains(format) else {
      throw UsageError(
        "--open shows a picture, and --format \(format.rawValue) is none; use --format svg or html")
    }
    if options.file == "-" {
      throw UsageError("--open shows a file, and - is none; name one, or leave --output out")
    }
    guard let program = Platform.program(named: Platform.opener) else {
      throw DataError(
        "--open needs \(Platform.opener) to open a browser, which is not on the path; write with --output FILE.html "
          + "and open that", exitCode: .unavailable)
    }
    self.program = program
    isTemporary = options.file == nil
    if let file = options.file {
      self.file = file
      return
    }
    let folder = Platform.temporaryFolder
    do throws(Platform.FileError) {
      file = try Platform.makeTemporaryFolder(folder + "/snapsim-") + "/snapsim.\(format.rawValue)"
    } catch {
      throw DataError.unwritable(folder, error.reason)
    }
  }

  func open(errors: Output) throws {
    do throws(Platform.FileError) {
      let code = try Platform.run(program, [file.hasPrefix("-") ? "./" + file : file])
      if code != 0 { throw Platform.FileError(reason: "it ended with \(code)") }
    } catch {
      throw DataError(
        "\(program) did not open \(file): \(error.reason); open that yourself", exitCode: .unavailable)
    }
    if isTemporary { errors.note("opened \(file)") }
  }
}
