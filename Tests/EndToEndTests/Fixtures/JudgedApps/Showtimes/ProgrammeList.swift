import SwiftUI

struct ProgrammeList: View {
  @StateObject var model: ProgrammeModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 10, pinnedViews: [.sectionHeaders]) {
        ForEach(model.days) { day in
          Section {
            ForEach(day.screenings) { screening in
              ScreeningRow(screening: screening)
            }
          } header: {
            DayHeader(date: day.date)
          }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .contentMargins(.bottom, 24, for: .scrollContent)
    .navigationTitle("Programme")
    .navigationBarTitleDisplayMode(.inline)
    .task { await model.load() }
  }
}
