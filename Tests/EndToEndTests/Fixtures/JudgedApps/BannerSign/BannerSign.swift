import Combine
import SwiftUI

/// Three offers, of which the next one is shown every four seconds.
struct BannerSign: View {
  private let offers = ["Spring", "Summer", "Autumn"]
  private let clock = Timer.publish(every: 4, on: .main, in: .common).autoconnect()
  @State private var shown = 0

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 12) {
          ForEach(0..<3, id: \.self) { index in
            Text(offers[index])
              .frame(height: 120)
              .containerRelativeFrame(.horizontal)
              .background(.quaternary, in: .rect(cornerRadius: 12))
              .id(index)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 24, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollDisabled(true)
      .onReceive(clock) { _ in
        withAnimation {
          shown = (shown + 1) % 3
          proxy.scrollTo(shown, anchor: .center)
        }
      }
    }
  }
}
