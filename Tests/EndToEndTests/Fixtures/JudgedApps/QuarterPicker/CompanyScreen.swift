import Charts
import SwiftUI

struct CompanyScreen: View {
  let company: Company
  @State private var selection: Quarter.ID?
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var quarter: Quarter? {
    company.quarters.first { $0.id == selection } ?? company.quarters.first
  }

  var body: some View {
    VStack(spacing: 16) {
      if verticalSizeClass == .regular {
        Text(company.name).font(.largeTitle.bold())
      }

      Chart {
        ForEach(Array((quarter?.revenue ?? []).enumerated()), id: \.offset) { week, value in
          LineMark(x: .value("Week", week + 1), y: .value("Revenue", value))
        }
      }
      .padding(.horizontal)

      QuarterStrip(quarters: company.quarters, selection: $selection)
    }
    .padding(.vertical)
  }
}

#Preview {
  CompanyScreen(company: .sample)
}

#Preview("Landscape", traits: .landscapeRight) {
  CompanyScreen(company: .sample)
}
