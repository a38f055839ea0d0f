import SwiftUI

struct ItineraryView: View {
  @StateObject private var model = ItineraryModel()

  private enum Row {
    static let height: CGFloat = 128
    static let spacing: CGFloat = 12
    static let tail: CGFloat = 24
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: Row.spacing) {
        ForEach(model.stops) { stop in
          StopRow(stop: stop)
            .frame(height: Row.height)
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal, 16)
      .padding(.bottom, Row.tail)
    }
    .scrollTargetBehavior(.viewAligned)
    .floatingBar {
      VStack(spacing: 0) {
        Text("Lisbon, 3 days")
          .font(.headline)
          .frame(height: Chrome.titleRow)
        HStack {
          ForEach(model.kinds, id: \.self) { kind in
            Text(kind.rawValue.capitalized)
              .font(.caption)
              .padding(.horizontal, 10)
              .padding(.vertical, 4)
              .background(.quaternary, in: .capsule)
          }
        }
        .frame(height: Chrome.chipRow)
      }
    }
    .background(Color(.systemGroupedBackground))
  }
}

private struct StopRow: View {
  let stop: Stop

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: symbol)
        .font(.title2)
        .frame(width: 36)
      VStack(alignment: .leading, spacing: 4) {
        Text(stop.time).font(.caption.monospacedDigit()).foregroundStyle(.secondary)
        Text(stop.name).font(.headline).lineLimit(1)
        Text(stop.note).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
      }
      Spacer(minLength: 0)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.background, in: .rect(cornerRadius: 16))
  }

  private var symbol: String {
    switch stop.kind {
    case .flight: "airplane"
    case .train: "tram.fill"
    case .hotel: "bed.double.fill"
    case .sight: "binoculars.fill"
    }
  }
}

#Preview { ItineraryView() }
