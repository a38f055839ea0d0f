// code: 65
// says: there is no type that conforms to ScrollTargetBehavior; add one
import SwiftUI
struct Rows { let step = 1 }
