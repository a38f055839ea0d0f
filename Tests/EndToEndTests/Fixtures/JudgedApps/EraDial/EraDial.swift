import SwiftUI

struct Era: Identifiable, Hashable {
  let year: Int
  let headline: String
  var id: Int { year }
}

extension Era {
  static let museum: [Era] = stride(from: 1850, through: 2020, by: 10).map {
    Era(year: $0, headline: "Collection of the \($0)s")
  }
}

struct EraDial: View {
  let eras: [Era]
  @Binding var selection: Era.ID?

  @ScaledMetric(relativeTo: .body) private var itemWidth: CGFloat = 76

  var body: some View {
    GeometryReader { proxy in
      let lead = max(0, (proxy.size.width - itemWidth) / 2)

      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(eras) { era in
            VStack(spacing: 6) {
              Text(String(era.year))
                .font(.body.weight(era.id == selection ? .bold : .regular))
                .monospacedDigit()
              Circle()
                .frame(width: 6, height: 6)
            }
            .frame(width: itemWidth)
            .foregroundStyle(era.id == selection ? Color.brown : Color.secondary)
            .scrollTransition { content, phase in
              content.scaleEffect(1 - abs(phase.value) * 0.2)
            }
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, lead, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollPosition(id: $selection)
      .scrollIndicators(.hidden)
    }
    .frame(height: 64)
    .overlay(alignment: .bottom) {
      Image(systemName: "arrowtriangle.up.fill")
        .font(.caption)
        .foregroundStyle(.brown)
        .allowsHitTesting(false)
    }
  }
}

struct MuseumTimeline: View {
  private let eras = Era.museum
  @State private var selection: Era.ID? = Era.museum.first?.id

  private var current: Era? { eras.first { $0.id == selection } }

  var body: some View {
    VStack {
      Spacer()
      Text(current?.headline ?? "—")
        .font(.system(.title, design: .serif))
        .multilineTextAlignment(.center)
        .padding()
        .animation(.default, value: selection)
      Spacer()
      EraDial(eras: eras, selection: $selection)
        .padding(.bottom, 24)
    }
    .background(Color.brown.opacity(0.08))
  }
}

#Preview {
  MuseumTimeline()
}
