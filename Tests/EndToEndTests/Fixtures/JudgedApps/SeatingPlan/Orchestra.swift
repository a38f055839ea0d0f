import SwiftUI

enum OrchestraSection: Int, CaseIterable, Identifiable {
  case firstViolins, secondViolins, violas, cellos, woodwind, brass

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .firstViolins: "First violins"
    case .secondViolins: "Second violins"
    case .violas: "Violas"
    case .cellos: "Cellos"
    case .woodwind: "Woodwind"
    case .brass: "Brass"
    }
  }

  var chairs: Int {
    switch self {
    case .firstViolins: 16
    case .secondViolins: 14
    case .violas: 12
    case .cellos: 10
    case .woodwind: 12
    case .brass: 11
    }
  }

  var tint: Color {
    switch self {
    case .firstViolins, .secondViolins, .violas, .cellos: .brown
    case .woodwind: .green
    case .brass: .yellow
    }
  }
}
