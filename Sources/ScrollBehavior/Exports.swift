// A file written for SwiftUI reaches Foundation and Dispatch through `import SwiftUI`, so this module hands both on.
@_exported import Dispatch
@_exported import Foundation
