import SwiftUI

struct Benefit: Identifiable, Equatable {
  enum Kind: String {
    case dental = "Dental", vision = "Vision", travel = "Travel", therapy = "Physiotherapy", checkup =
      "Check-up"

    var symbol: String {
      switch self {
      case .dental: "mouth"
      case .vision: "eye"
      case .travel: "airplane"
      case .therapy: "figure.walk"
      case .checkup: "stethoscope"
      }
    }
  }

  let kind: Kind
  let used: Double
  var id: Kind { kind }
}

struct CoverageScreen: View {
  @State private var benefits: [Benefit] = [
    Benefit(kind: .dental, used: 0.4),
    Benefit(kind: .vision, used: 0.0),
    Benefit(kind: .travel, used: 0.1),
    Benefit(kind: .therapy, used: 0.75),
    Benefit(kind: .checkup, used: 1.0),
  ]
  @ScaledMetric private var stripHeight: CGFloat = 150

  var body: some View {
    List {
      Section("My benefits") {
        TileStrip(items: benefits) { BenefitTile(benefit: $0) }
          .frame(height: stripHeight)
          .listRowInsets(EdgeInsets())
      }
      Section("Documents") {
        Label("Insurance card", systemImage: "creditcard")
        Label("Tax certificate", systemImage: "doc.text")
        Label("Submit a bill", systemImage: "camera")
      }
    }
    .navigationTitle("Coverage")
  }
}

private struct BenefitTile: View {
  let benefit: Benefit

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Label(benefit.kind.rawValue, systemImage: benefit.kind.symbol)
        .font(.headline)
      ProgressView(value: benefit.used)
      Text("\(benefit.used, format: .percent) of this year's budget used")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  NavigationStack { CoverageScreen() }
}
