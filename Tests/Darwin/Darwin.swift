// swift-format-ignore-file
// Swift's own part of the module Darwin, as far as this project uses it: swiftlang/swift, stdlib/public/Platform
// (Darwin.swift.gyb, Platform.swift, TiocConstants.swift, tgmath.swift.gyb). Only the types matter.
@_exported import Darwin

public var errno: Int32 {
  get { fatalError() }
  set { fatalError() }
}

public var stdin: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}

public var stdout: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}

public var stderr: UnsafeMutablePointer<FILE> {
  get { fatalError() }
  set { fatalError() }
}

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { fatalError() }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { fatalError() }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { fatalError() }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { fatalError() }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt { fatalError() }
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { fatalError() }
public var TIOCGWINSZ: UInt { fatalError() }

public var S_IFMT: mode_t { fatalError() }
public var S_IFIFO: mode_t { fatalError() }
public var S_IFCHR: mode_t { fatalError() }
public var S_IFDIR: mode_t { fatalError() }
public var S_IFBLK: mode_t { fatalError() }
public var S_IFREG: mode_t { fatalError() }
public var S_IFLNK: mode_t { fatalError() }
public var S_IFSOCK: mode_t { fatalError() }

@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func fork() -> Int32 { fatalError() }

public var MAP_FAILED: UnsafeMutableRawPointer! { fatalError() }

public var SIG_DFL: sig_t? { fatalError() }
public var SIG_IGN: sig_t { fatalError() }
public var SIG_ERR: sig_t { fatalError() }

@available(swift, deprecated: 4.2, renamed: "abs")
public func fabs<T: FloatingPoint>(_ x: T) -> T { fatalError() }
public func sqrt<T: FloatingPoint>(_ x: T) -> T { fatalError() }
public func fma<T: FloatingPoint>(_ x: T, _ y: T, _ z: T) -> T { fatalError() }
public func remainder<T: FloatingPoint>(_ x: T, _ y: T) -> T { fatalError() }
public func fmod<T: FloatingPoint>(_ x: T, _ y: T) -> T { fatalError() }
public func ceil<T: FloatingPoint>(_ x: T) -> T { fatalError() }
public func floor<T: FloatingPoint>(_ x: T) -> T { fatalError() }
public func round<T: FloatingPoint>(_ x: T) -> T { fatalError() }
public func trunc<T: FloatingPoint>(_ x: T) -> T { fatalError() }
public func modf<T: FloatingPoint>(_ x: T) -> (T, T) { fatalError() }
public func frexp<T: BinaryFloatingPoint>(_ x: T) -> (T, Int) { fatalError() }
public func exp(_ x: Float) -> Float { fatalError() }
public func log(_ x: Float) -> Float { fatalError() }
public func sin(_ x: Float) -> Float { fatalError() }
public func cos(_ x: Float) -> Float { fatalError() }
public func pow(_ x: Float, _ y: Float) -> Float { fatalError() }
public let MAXFLOAT: Float = .greatestFiniteMagnitude
