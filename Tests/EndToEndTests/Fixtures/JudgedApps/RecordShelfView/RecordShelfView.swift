import SwiftUI

struct VinylRecord: Identifiable {
  let id: Int
  let title: String
  let artist: String
  let year: Int
  let hue: Double
}

extension VinylRecord {
  static let shelf: [VinylRecord] = [
    VinylRecord(id: 0, title: "Glass Garden", artist: "Ines Tide", year: 1971, hue: 0.05),
    VinylRecord(id: 1, title: "Night Ferry", artist: "The Quays", year: 1978, hue: 0.16),
    VinylRecord(id: 2, title: "Low Sun", artist: "Marek Dvorn", year: 1983, hue: 0.3),
    VinylRecord(id: 3, title: "Paper Tigers", artist: "Duo Lumen", year: 1990, hue: 0.44),
    VinylRecord(id: 4, title: "Salt", artist: "Ines Tide", year: 1975, hue: 0.58),
    VinylRecord(id: 5, title: "Metro Hours", artist: "Kilo Vega", year: 2004, hue: 0.7),
    VinylRecord(id: 6, title: "Small Orbit", artist: "Fern & Ash", year: 2016, hue: 0.82),
    VinylRecord(id: 7, title: "Homeward", artist: "The Quays", year: 1981, hue: 0.93),
  ]
}

struct CoverSnapBehavior: ScrollTargetBehavior {
  let stride: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let start = (context.originalTarget.rect.minX / stride).rounded()
    var index = (target.rect.minX / stride).rounded()

    if index == start {
      let travel = target.rect.minX - start * stride
      if travel > stride * 0.25 {
        index += 1
      } else if travel < -stride * 0.25 {
        index -= 1
      }
    }

    index = min(max(index, 0), CGFloat(count - 1))
    target.rect.origin.x = index * stride
  }
}

struct RecordShelfView: View {
  private let records = VinylRecord.shelf
  private let coverSize: CGFloat = 220
  private let spacing: CGFloat = 20

  @State private var selectedIndex = 0
  @State private var notes = ""

  private var stride: CGFloat { coverSize + spacing }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          shelf
            .frame(height: coverSize + 24)
          details
          TextField("Listening notes", text: $notes, axis: .vertical)
            .textFieldStyle(.roundedBorder)
            .lineLimit(3...6)
            .padding(.horizontal, 24)
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("My shelf")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var shelf: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(records) { record in
            cover(for: record)
          }
        }
        .padding(.horizontal, max((proxy.size.width - coverSize) / 2, 0))
      }
      .scrollIndicators(.hidden)
      .scrollClipDisabled()
      .scrollTargetBehavior(CoverSnapBehavior(stride: stride, count: records.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let offset = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((offset / stride).rounded())
      } action: { _, index in
        selectedIndex = min(max(index, 0), records.count - 1)
      }
    }
  }

  private func cover(for record: VinylRecord) -> some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(Color(hue: record.hue, saturation: 0.5, brightness: 0.85).gradient)
      .overlay {
        Image(systemName: "opticaldisc")
          .font(.system(size: 72, weight: .thin))
          .foregroundStyle(.white.opacity(0.9))
      }
      .frame(width: coverSize, height: coverSize)
      .scrollTransition { content, phase in
        content
          .scaleEffect(phase.isIdentity ? 1 : 0.9)
          .opacity(phase.isIdentity ? 1 : 0.7)
      }
  }

  private var details: some View {
    let record = records[selectedIndex]
    return VStack(spacing: 4) {
      Text(record.title)
        .font(.title3.bold())
      Text("\(record.artist) · \(String(record.year))")
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }
    .contentTransition(.opacity)
    .animation(.default, value: selectedIndex)
  }
}

#Preview {
  RecordShelfView()
}
