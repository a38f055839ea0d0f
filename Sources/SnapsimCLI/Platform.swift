import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// All that differs between platforms, and all that touches the process.
enum Platform {
  /// Why a write failed.
  enum WriteError: Error {
    case brokenPipe
    case failed(reason: String)
  }

  /// Writes all bytes to a file descriptor.
  static func write(_ bytes: ByteText, to descriptor: Int32) throws(WriteError) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
      }
      if written < 0 {
        if errno == EINTR { continue }
        if errno == EPIPE { throw .brokenPipe }
        throw .failed(reason: String(cString: strerror(errno)))
      }
      start += written
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
    Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
    Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Lets a write to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
