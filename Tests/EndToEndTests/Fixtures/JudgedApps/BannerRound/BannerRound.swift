import Combine
import SwiftUI

/// Three offers, of which the next one is shown every four seconds.
struct BannerRound: View {
  private let offers = ["Spring", "Summer", "Autumn"]
  private let clock = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var shown: Int? = 0
  @State private var isIdle = true

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 12) {
        ForEach(0..<3, id: \.self) { index in
          Text(offers[index])
            .frame(height: 120)
            .containerRelativeFrame(.horizontal)
            .background(.quaternary, in: .rect(cornerRadius: 12))
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.horizontal, 24, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $shown)
    .onScrollPhaseChange { _, phase in isIdle = phase == .idle }
    .onReceive(clock) { _ in
      guard isIdle else { return }
      withAnimation {
        shown = ((shown ?? 0) + 1) % 3
      }
    }
  }
}
