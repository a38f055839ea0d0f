import SwiftUI

struct TempoDial: View {
  let range: ClosedRange<Int>
  @Binding var wordsPerMinute: Int?

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(range, id: \.self) { value in
            TickView(value: value)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, DialMetrics.endRoom(in: geo.size.width), for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $wordsPerMinute)
      .scrollIndicators(.hidden)
    }
    .frame(height: DialMetrics.height)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: DialMetrics.tickWidth, height: 44)
        .allowsHitTesting(false)
    }
  }
}

struct ReadingSpeedCard: View {
  @AppStorage("wpm") private var stored = 220
  @State private var wpm: Int?

  var body: some View {
    VStack(spacing: 12) {
      Text("\(wpm ?? stored) words per minute")
        .font(.title3.monospacedDigit())
      TempoDial(range: 100...400, wordsPerMinute: $wpm)
    }
    .padding(16)
    .background(.thinMaterial, in: .rect(cornerRadius: 20))
    .padding(.horizontal, 16)
    .onAppear { wpm = stored }
    .onChange(of: wpm) { _, new in
      if let new { stored = new }
    }
  }
}

#Preview { ReadingSpeedCard() }
