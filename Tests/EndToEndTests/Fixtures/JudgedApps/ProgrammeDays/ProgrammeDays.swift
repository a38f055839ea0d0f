import SwiftUI

struct Screening: Identifiable, Hashable {
  let id: String
  let time: String
  let title: String
  let hall: String
}

struct FestivalDay: Identifiable {
  let id: Int
  let name: String
  let screenings: [Screening]

  static let programme: [FestivalDay] = {
    let titles = ["Salt Roads", "Orchard", "Low Tide", "Paper Moons", "Return Fare", "The Ninth Floor"]
    let times = ["10:00", "12:30", "15:15", "17:45", "20:00", "22:30"]
    let days = ["Thursday", "Friday", "Saturday", "Sunday"]
    return days.enumerated().map { dayIndex, name in
      let screenings = times.enumerated().map { slot, time in
        Screening(
          id: "\(dayIndex)-\(slot)",
          time: time,
          title: titles[(slot + dayIndex) % titles.count],
          hall: slot.isMultiple(of: 2) ? "Grand hall" : "Studio 2"
        )
      }
      return FestivalDay(id: dayIndex, name: name, screenings: screenings)
    }
  }()
}

struct DayHeader: View {
  let day: FestivalDay

  var body: some View {
    HStack {
      Text(day.name).font(.headline)
      Spacer()
      Text("\(day.screenings.count) screenings")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(.bar)
  }
}

struct ScreeningRow: View {
  let screening: Screening
  @Binding var saved: Set<Screening.ID>

  private var isSaved: Bool { saved.contains(screening.id) }

  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      VStack(alignment: .leading, spacing: 4) {
        Text(screening.title).font(.headline)
        Text(screening.time).font(.subheadline.monospacedDigit())
        Text(screening.hall)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button(isSaved ? "Saved" : "Save", systemImage: isSaved ? "bookmark.fill" : "bookmark") {
        saved.formSymmetricDifference([screening.id])
      }
      .labelStyle(.iconOnly)
    }
    .padding(14)
    .frame(height: 92, alignment: .top)
    .background(.purple.opacity(0.1), in: .rect(cornerRadius: 14))
    .padding(.horizontal, 16)
  }
}

struct ProgrammeScreen: View {
  let days: [FestivalDay]
  @State private var saved: Set<Screening.ID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 10, pinnedViews: [.sectionHeaders]) {
          ForEach(days) { day in
            Section {
              ForEach(day.screenings) { screening in
                ScreeningRow(screening: screening, saved: $saved)
              }
            } header: {
              DayHeader(day: day)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .navigationTitle("Programme")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Text("\(saved.count)")
            .monospacedDigit()
        }
      }
    }
  }
}

#Preview {
  ProgrammeScreen(days: FestivalDay.programme)
}
