import SwiftUI

struct FixtureFeed: View {
  @State private var filter = "All"
  let fixtures: [Fixture]

  private let barHeight: CGFloat = 64
  private let spacing: CGFloat = 16

  private var shown: [Fixture] {
    switch filter {
    case "Live": fixtures.filter { $0.phase == .live }
    case "Finished": fixtures.filter { $0.phase == .finished }
    default: fixtures
    }
  }

  var body: some View {
    ScrollView {
      LazyVStack(spacing: spacing) {
        ForEach(shown) { fixture in
          FixtureCard(fixture: fixture)
            .frame(height: 180)
        }
      }
      .scrollTargetLayout()
      .padding(.horizontal)
      .padding(.top, barHeight + spacing)
      .padding(.bottom, 24)
    }
    .scrollTargetBehavior(.viewAligned)
    .overlay(alignment: .top) {
      filterBar
    }
  }

  private var filterBar: some View {
    Picker("Filter", selection: $filter) {
      ForEach(["All", "Live", "Finished"], id: \.self) { Text($0) }
    }
    .pickerStyle(.segmented)
    .padding(.horizontal)
    .frame(height: barHeight)
    .frame(maxWidth: .infinity)
    .background(.bar)
  }
}

struct FixtureCard: View {
  let fixture: Fixture

  var body: some View {
    VStack(spacing: 14) {
      Text(fixture.phase.rawValue)
        .font(.caption.bold())
        .foregroundStyle(fixture.phase == .live ? .red : .secondary)
      HStack {
        Text(fixture.home).frame(maxWidth: .infinity)
        Text("\(fixture.score.home) : \(fixture.score.away)")
          .font(.largeTitle.monospacedDigit().bold())
        Text(fixture.away).frame(maxWidth: .infinity)
      }
      .lineLimit(1)
      Text("Matchday 21")
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.fill.tertiary, in: .rect(cornerRadius: 18))
  }
}

#Preview {
  FixtureFeed(fixtures: Fixture.round)
}
