import Foundation
import Testing

@Suite("Pictures", .timeLimit(.minutes(30)))
struct PictureTests {
  static let bug =
    "snapsim --behavior paging --behavior container-paging --device iphone-14 --landscape --velocity -1200 --repeat 4"

  @Test func `a plot fits 80 by 24 or COLUMNS, in ASCII unless the locale is UTF-8`() async throws {
    var shell = Shell()
    let ascii = try await shell.run(Self.bug + " --format plot")
    #expect(ascii.lines.count <= 23 && ascii.lines.allSatisfy { $0.count <= 80 && $0.utf8.count == $0.count })
    shell.environment["LC_ALL"] = "C.UTF-8"
    let unicode = try await shell.run(Self.bug + " --format plot")
    #expect(unicode.output.contains("⠤") && unicode.lines.allSatisfy { $0.count <= 80 })
    #expect(
      unicode.output.contains(
        "a paging            rests at 3376 on page 5, misaligned by -374; passes 2 pages"))
    let dumb = try await shell.run("TERM=dumb " + Self.bug + " --format plot")
    #expect(dumb == ascii)
    shell.environment["COLUMNS"] = "50"
    let narrow = try await shell.run(Self.bug + " --format plot")
    #expect(narrow.lines.allSatisfy { $0.count <= 50 })
    #expect(!unicode.output.contains("\u{1B}"))
  }
}

@Suite("The gallery", .timeLimit(.minutes(30)))
struct GalleryTests {
  /// The lines of `commands.txt`: a picture and the command that draws it.
  static let commands: [(picture: String, command: String)] = {
    let text = (try? Shell.text("Examples/gallery/commands.txt")) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }()

  @Test func `every picture is what its command draws`() async throws {
    #expect(!Self.commands.isEmpty)
    for (picture, command) in Self.commands {
      let drawn = try await Shell().run(command)
      let kept = try Shell.text("Examples/gallery/" + picture)
      #expect(
        drawn.code == 0 && drawn.output == kept, "\(picture) is not current: make gallery draws it anew")
    }
  }
}
