import SnapsimRuns
import SnapsimSystem
import SnapsimText

extension Session {
  /// The file of the picture that `--open` shows, the user's or a temporary one, and what opens it once it is written.
  func opening(_ options: OutputOptions) throws -> (file: String, open: () throws -> Void) {
    try checkStarting(for: .open)
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
    func temporaryFile() throws -> String {
      let folder = Platform.temporaryFolder
      do throws(Platform.FileError) {
        return try Platform.makeTemporaryFolder(folder + "/snapsim-") + "/snapsim.\(format.rawValue)"
      } catch {
        throw DataError.unwritable(folder, error.reason)
      }
    }
    let file = try options.file ?? temporaryFile()
    return (
      file,
      {
        do throws(Platform.FileError) {
          let code = try Platform.run(program, [file.hasPrefix("-") ? "./" + file : file])
          if code != 0 { throw Platform.FileError(reason: "it ended with \(code)") }
        } catch {
          throw DataError(
            "\(program) did not open \(file): \(error.reason); open that yourself", exitCode: .unavailable)
        }
        if options.file == nil { errors.note("opened \(file)") }
      }
    )
  }
}
