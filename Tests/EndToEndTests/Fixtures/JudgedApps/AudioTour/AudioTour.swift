import SwiftUI

struct TourStop: Identifiable {
  let id: Int
  let title: String
  let hall: String
  let minutes: Int
}

struct AudioTour: View {
  let stops: [TourStop]
  @State private var playing: TourStop.ID?

  private enum Layout {
    static let intro: CGFloat = 100
    static let card: CGFloat = 260
    static let spacing: CGFloat = 20
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: Layout.spacing) {
          intro
            .frame(height: Layout.intro)
          ForEach(stops) { stop in
            card(stop)
              .frame(height: Layout.card)
          }
        }
        .padding(.horizontal)
        .padding(.bottom, Layout.spacing)
      }
      .scrollTargetBehavior(
        TourStopsBehavior(
          introHeight: Layout.intro,
          cardHeight: Layout.card,
          spacing: Layout.spacing,
          cards: stops.count
        )
      )
      .navigationTitle("Highlights")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var intro: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("\(stops.count) stops, \(stops.map(\.minutes).reduce(0, +)) minutes").font(.headline)
      Text("Start anywhere; every hall has a bench.").foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func card(_ stop: TourStop) -> some View {
    ZStack(alignment: .bottomLeading) {
      RoundedRectangle(cornerRadius: 24)
        .fill(Color(hue: Double(stop.id) / 9, saturation: 0.4, brightness: 0.7))
      HStack {
        VStack(alignment: .leading) {
          Text(stop.title).font(.title3.bold())
          Text(stop.hall).font(.subheadline)
        }
        Spacer()
        Button {
          playing = playing == stop.id ? nil : stop.id
        } label: {
          Image(systemName: playing == stop.id ? "pause.circle.fill" : "play.circle.fill")
            .font(.largeTitle)
        }
      }
      .foregroundStyle(.white)
      .padding(20)
    }
  }
}

#Preview {
  AudioTour(
    stops: (1...8).map {
      TourStop(id: $0, title: "Object \($0)", hall: "Hall \(($0 + 1) / 2)", minutes: 3 + $0 % 3)
    })
}
