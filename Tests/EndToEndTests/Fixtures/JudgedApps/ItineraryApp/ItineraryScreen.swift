import SwiftUI

struct ItineraryScreen: View {
  let model: ItineraryModel
  @State private var snap: DaySnap

  init(model: ItineraryModel) {
    self.model = model
    _snap = State(initialValue: DaySnap(days: model.days))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Your trip").font(.largeTitle.bold()).padding(.horizontal)
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(model.days) { DayColumn(day: $0) }
        }
      }
      .scrollTargetBehavior(snap)
      .overlay {
        if model.days.isEmpty { ProgressView() }
      }
    }
    .task { await model.load() }
  }
}

private struct DayColumn: View {
  let day: TripDay

  var body: some View {
    VStack(alignment: .leading) {
      Text(day.title).font(.headline)
      HStack(spacing: 0) {
        ForEach(day.events, id: \.self) { event in
          Text(event)
            .frame(width: TimelineLayout.eventWidth, height: 120)
            .background(.orange.opacity(0.2))
        }
      }
    }
    .padding(.horizontal, TimelineLayout.padding)
    .frame(width: TimelineLayout.width(of: day), alignment: .leading)
  }
}

struct TripLink: View {
  @State private var model = ItineraryModel(tripID: "LIS-0412")

  var body: some View {
    NavigationLink("Lisbon in April") { ItineraryScreen(model: model) }
  }
}

#Preview("Screen") { ItineraryScreen(model: .sample) }
#Preview("Link") { NavigationStack { TripLink() } }
