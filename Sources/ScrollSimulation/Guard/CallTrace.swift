/// The calls that a thread is in, by the places in the code to which they return, the innermost first.
///
/// A signal handler writes them down, and another thread reads them once that is done.
package final class CallTrace: @unchecked Sendable {
  private let places = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: limit)
  private var count: Int32 = 0
  private var isTaken = false

  /// How many calls are kept: of a recursion without end the innermost tell enough.
  private static let limit = 64

  init() {
    places.initialize(repeating: nil, count: Self.limit)
    // The first time the system's library gets ready, for which no signal handler is the place.
    count = collect(places, 1)
    count = 0
  }

  deinit { places.deallocate() }

  /// Writes down the calls that the calling thread is in, once: this may itself crash where the stack is damaged.
  func take() {
    guard !isTaken else { return }
    isTaken = true
    count = collect(places, Int32(Self.limit))
  }

  /// Places of the program that runs, as offsets into its file: of a call the one before it returns to.
  package var offsets: [UInt] {
    guard count > 0, let own = Self.image(of: places[0])?.base else { return [] }
    var offsets: [UInt] = []
    // The handler's own calls end in the system's library; what it interrupted stands behind, and is exact.
    var isExact = false
    var isInterrupted = false
    for index in 0..<Int(count) {
      guard let place = places[index] else { continue }
      if let image = Self.image(of: place), image.base == own {
        if isInterrupted {
          offsets.append(UInt(bitPattern: place) - UInt(bitPattern: own) - (isExact ? 0 : 1))
        }
        isExact = false
      } else {
        isExact = !isInterrupted
        isInterrupted = true
      }
    }
    return offsets
  }

  /// What the system tells of a place: the file that it is of and where that begins, and the nearest name.
  private struct Image {
    var file: UnsafePointer<CChar>?
    var base: UnsafeMutableRawPointer?
    var name: UnsafePointer<CChar>?
    var start: UnsafeMutableRawPointer?
  }

  private static func image(of place: UnsafeMutableRawPointer?) -> Image? {
    var image = Image()
    guard let place, lookUp(place, &image) != 0 else { return nil }
    return image
  }

  // Both are in the C library of each system; Swift's modules of it do not name them everywhere.
  @_silgen_name("dladdr")
  private static func lookUp(_: UnsafeMutableRawPointer, _: UnsafeMutablePointer<Image>) -> Int32
}

@_silgen_name("backtrace")
private func collect(_: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _: Int32) -> Int32
