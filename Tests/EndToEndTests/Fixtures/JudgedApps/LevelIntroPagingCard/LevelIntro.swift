import SwiftUI

struct LevelHint: Identifiable {
  let id: Int
  let title: LocalizedStringKey
  let symbol: String
}

struct LevelIntro: View {
  var hints: [LevelHint] = [
    LevelHint(id: 0, title: "Tilt to steer the marble", symbol: "iphone.gen3.radiowaves.left.and.right"),
    LevelHint(id: 1, title: "Collect three stars", symbol: "star.fill"),
    LevelHint(id: 2, title: "Mind the holes", symbol: "circle.dotted"),
    LevelHint(id: 3, title: "Beat the clock", symbol: "timer"),
  ]
  var onPlay: () -> Void = {}

  @State private var page: Int?

  var body: some View {
    VStack(spacing: 14) {
      carousel
      dots
      Button(action: onPlay) {
        Text("Play").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
    }
    .padding(20)
    .presentationDetents([.medium, .large])
    .presentationDragIndicator(.visible)
  }

  private var carousel: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(hints) { hint in
          VStack(spacing: 16) {
            Image(systemName: hint.symbol)
              .font(.system(size: 52))
            Text(hint.title)
              .font(.headline)
              .multilineTextAlignment(.center)
          }
          .padding()
          .containerRelativeFrame(.horizontal)
          .frame(maxHeight: .infinity)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $page)
    .scrollIndicators(.hidden)
    .frame(minHeight: 140, maxHeight: 260)
    .background(.indigo.opacity(0.15))
    .clipShape(.rect(cornerRadius: 24))
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(hints) { hint in
        Circle()
          .fill(hint.id == (page ?? 0) ? Color.indigo : .secondary.opacity(0.3))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.snappy, value: page)
  }
}

struct LevelMap: View {
  @State private var level: Int?
  @State private var showsIntro = false

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 4), spacing: 12) {
      ForEach(1..<13) { number in
        Button("\(number)") {
          level = number
          showsIntro = true
        }
        .buttonStyle(.bordered)
      }
    }
    .padding()
    .sheet(isPresented: $showsIntro) {
      LevelIntro { showsIntro = false }
    }
  }
}

#Preview {
  LevelMap()
}
