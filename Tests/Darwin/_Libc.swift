// swift-format-ignore-file
// The name that the renamed modules of Foundation import in place of Glibc; it hands on Darwin, as Foundation does on macOS.
@_exported import Darwin
