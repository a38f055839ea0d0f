import SwiftUI

struct HealthWidget: Identifiable {
  let id: String
  let value: String
  let symbol: String
  let tint: Color

  static let all: [HealthWidget] = [
    .init(id: "Steps", value: "8,412", symbol: "figure.walk", tint: .green),
    .init(id: "Heart rate", value: "64 bpm", symbol: "heart.fill", tint: .red),
    .init(id: "Sleep", value: "7 h 12", symbol: "bed.double.fill", tint: .indigo),
    .init(id: "Water", value: "1.4 L", symbol: "drop.fill", tint: .blue),
    .init(id: "Weight", value: "71.3 kg", symbol: "scalemass.fill", tint: .brown),
    .init(id: "Energy", value: "512 kcal", symbol: "flame.fill", tint: .orange),
    .init(id: "Oxygen", value: "98 %", symbol: "lungs.fill", tint: .cyan),
    .init(id: "Stand", value: "9 h", symbol: "figure.stand", tint: .mint),
    .init(id: "Noise", value: "52 dB", symbol: "ear", tint: .yellow),
  ]
}

extension Array {
  func chunked(by size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}

struct HealthDashboard: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var page: Int? = 0

  private let pages = HealthWidget.all.chunked(by: 4)

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 12), count: horizontalSizeClass == .regular ? 4 : 2)
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Today").font(.largeTitle.bold())
        pager
        dots
        Text("Trends").font(.title2.bold())
        ForEach(HealthWidget.all) { widget in
          LabeledContent(widget.id, value: widget.value)
            .padding(.vertical, 6)
        }
      }
      .padding(20)
    }
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(pages.indices, id: \.self) { index in
          LazyVGrid(columns: columns, spacing: 12) {
            ForEach(pages[index]) { tile($0) }
          }
          .padding(6)
          .containerRelativeFrame(.horizontal)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $page)
    .scrollIndicators(.hidden)
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(pages.indices, id: \.self) { index in
        Circle()
          .fill(index == page ? Color.primary : Color.secondary.opacity(0.3))
          .frame(width: 7, height: 7)
          .onTapGesture { withAnimation { page = index } }
      }
    }
    .frame(maxWidth: .infinity)
  }

  private func tile(_ widget: HealthWidget) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: widget.symbol).foregroundStyle(widget.tint)
      Spacer(minLength: 0)
      Text(widget.value).font(.title3.bold())
      Text(widget.id).font(.caption).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: 96)
    .padding(12)
    .background(.quaternary, in: .rect(cornerRadius: 16))
  }
}

#Preview {
  HealthDashboard()
}
