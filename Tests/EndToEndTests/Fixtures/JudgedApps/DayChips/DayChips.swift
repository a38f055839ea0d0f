import SwiftUI

struct DayChips: View {
  let days: [ForecastDay]
  @Binding var selection: ForecastDay.ID?

  @AppStorage("bigChips") private var bigChips = false
  @State private var width: CGFloat = 0

  private var chip: CGFloat { bigChips ? 84 : 64 }
  private var side: CGFloat { max(0, (width - chip) / 2) }

  var body: some View {
    ZStack {
      Color.clear
      if width > 0 {
        strip
      }
    }
    .frame(height: 88)
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    .padding(.horizontal, 8)
  }

  private var strip: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(days) { day in
          VStack {
            Text(day.weekday).font(.caption)
            Image(systemName: day.symbol).font(.title2)
          }
          .frame(width: chip, height: 72)
          .background(
            day.id == selection ? Color.yellow.opacity(0.4) : .clear,
            in: .rect(cornerRadius: 14))
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, side, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $selection, anchor: .center)
    .scrollIndicators(.hidden)
    .sensoryFeedback(.selection, trigger: selection)
  }
}
