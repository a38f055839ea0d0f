import SwiftUI

struct LabReport: Identifiable {
  let id: Int
  let date: Date
  let values: [Double]
}

struct Analyte {
  let name: String
  let unit: String
  let range: ClosedRange<Double>
}

struct LabResultsTable: View {
  let analytes: [Analyte]
  let reports: [LabReport]

  @Environment(\.horizontalSizeClass) private var sizeClass

  private let rowHeight: CGFloat = 44
  private let headerHeight: CGFloat = 52
  private var nameWidth: CGFloat { sizeClass == .regular ? 200 : 128 }
  private var columnWidth: CGFloat { sizeClass == .regular ? 104 : 84 }

  var body: some View {
    ScrollView(.vertical) {
      HStack(alignment: .top, spacing: 0) {
        nameColumn
        Divider()
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 0) {
            ForEach(reports) { report in
              column(for: report)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
        .scrollIndicators(.never)
      }
      .padding(.bottom, 20)
    }
  }

  private var nameColumn: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Result")
        .font(.caption.bold())
        .frame(height: headerHeight)
      ForEach(analytes, id: \.name) { analyte in
        VStack(alignment: .leading) {
          Text(analyte.name).font(.subheadline)
          Text(analyte.unit).font(.caption2).foregroundStyle(.secondary)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(height: rowHeight)
      }
    }
    .padding(.leading, 16)
    .frame(width: nameWidth, alignment: .leading)
  }

  private func column(for report: LabReport) -> some View {
    VStack(spacing: 0) {
      Text(report.date, format: .dateTime.day().month(.abbreviated).year(.twoDigits))
        .font(.caption.bold())
        .multilineTextAlignment(.center)
        .frame(height: headerHeight)
      ForEach(Array(zip(analytes, report.values)), id: \.0.name) { analyte, value in
        Text(value, format: .number.precision(.fractionLength(1)))
          .font(.callout.monospacedDigit())
          .foregroundStyle(analyte.range.contains(value) ? Color.primary : Color.red)
          .frame(maxWidth: .infinity)
          .frame(height: rowHeight)
          .overlay(alignment: .top) { Divider() }
      }
    }
    .frame(width: columnWidth)
  }
}

#Preview {
  let analytes = [
    Analyte(name: "Glucose", unit: "mmol/L", range: 3.9...5.6),
    Analyte(name: "HbA1c", unit: "%", range: 4...5.7),
    Analyte(name: "Ferritin", unit: "µg/L", range: 30...400),
    Analyte(name: "LDL", unit: "mmol/L", range: 0...3),
    Analyte(name: "TSH", unit: "mU/L", range: 0.4...4),
  ]
  LabResultsTable(
    analytes: analytes,
    reports: (0..<14).map { i in
      LabReport(
        id: i,
        date: .now.addingTimeInterval(-86_400 * 40 * Double(i)),
        values: analytes.map { $0.range.lowerBound + Double(i % 5) })
    }
  )
}
