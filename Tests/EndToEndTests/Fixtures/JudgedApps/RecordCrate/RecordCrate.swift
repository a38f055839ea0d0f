import SwiftUI

struct Pressing: Identifiable, Hashable {
  let id: String
  let title: String
  let artist: String
  let year: Int
  let grade: String
  let tint: Color

  static let crate: [Pressing] = [
    Pressing(id: "A-101", title: "Low Tide", artist: "Marlow Trio", year: 1961, grade: "VG+", tint: .teal),
    Pressing(
      id: "A-102", title: "Copper Street", artist: "Ines Valdor", year: 1973, grade: "NM", tint: .orange),
    Pressing(
      id: "A-117", title: "Satellite Waltz", artist: "The Pylons", year: 1968, grade: "VG", tint: .indigo),
    Pressing(id: "A-120", title: "Rooms", artist: "Odette Kim", year: 1982, grade: "NM", tint: .pink),
    Pressing(id: "B-004", title: "Nine Lanterns", artist: "Juno Parade", year: 1979, grade: "EX", tint: .red),
    Pressing(
      id: "B-009", title: "Fieldwork", artist: "Hollis & Gray", year: 1970, grade: "VG+", tint: .green),
    Pressing(id: "B-015", title: "Slow Motors", artist: "Baltic Drive", year: 1986, grade: "M", tint: .gray),
  ]
}

struct SleeveView: View {
  let pressing: Pressing
  let side: CGFloat

  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(pressing.tint.gradient)
      .overlay {
        Circle()
          .strokeBorder(.black.opacity(0.35), lineWidth: side * 0.12)
          .padding(side * 0.18)
      }
      .overlay(alignment: .bottomTrailing) {
        Text(pressing.grade)
          .font(.caption2.bold())
          .padding(4)
          .background(.thinMaterial, in: Capsule())
          .padding(8)
      }
      .frame(width: side, height: side)
  }
}

struct CrateMetrics {
  let available: CGSize

  var side: CGFloat { min(available.width * 0.6, available.height * 0.5) }
  var inset: CGFloat { (available.width - side) / 2 }
}

struct CratePanel: View {
  let pressings: [Pressing]
  let metrics: CrateMetrics
  @Binding var current: Pressing.ID?

  var body: some View {
    VStack(spacing: 10) {
      Image(systemName: "arrowtriangle.down.fill")
        .font(.caption)
        .foregroundStyle(.secondary)
      ScrollView(.horizontal) {
        HStack(spacing: 16) {
          ForEach(pressings) { pressing in
            SleeveView(pressing: pressing, side: metrics.side)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, metrics.inset, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $current)
      .scrollIndicators(.hidden)
    }
    .padding(.vertical, 14)
    .background(.background.secondary)
    .clipShape(RoundedRectangle(cornerRadius: 20))
    .padding(.horizontal, 24)
  }
}

struct PressingDetails: View {
  let pressing: Pressing?

  var body: some View {
    VStack(spacing: 4) {
      Text(pressing?.title ?? "—")
        .font(.title3.bold())
      if let pressing {
        Text("\(pressing.artist) · \(String(pressing.year))")
          .foregroundStyle(.secondary)
        Text(pressing.id)
          .font(.caption.monospaced())
      }
    }
    .lineLimit(1)
  }
}

struct RecordCrateScreen: View {
  @State private var current: Pressing.ID? = Pressing.crate.first?.id

  var body: some View {
    NavigationStack {
      GeometryReader { proxy in
        VStack(spacing: 16) {
          CratePanel(
            pressings: Pressing.crate,
            metrics: CrateMetrics(available: proxy.size),
            current: $current
          )
          PressingDetails(pressing: Pressing.crate.first { $0.id == current })
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .navigationTitle("Crate A–B")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  RecordCrateScreen()
}
