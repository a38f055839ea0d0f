/// Whether this is release code: what takes many seconds in debug code is tested there alone, by `make test`.
public var isOptimized: Bool {
  #if DEBUG
  false
  #else
  true
  #endif
}
