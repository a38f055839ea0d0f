import SwiftUI

struct Dose: Identifiable {
  let id = UUID()
  var time: String
  var medicine: String
  var taken = false
}

struct DoseDay: Identifiable {
  let id: Int
  var name: String
  var doses: [Dose]
}

// The plan for a week, a day at a time, in a window of fixed height.
struct DoseWeekView: View {
  @State private var days = DoseDay.week

  private let windowHeight: CGFloat = 300

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("This week").font(.headline)
        Spacer()
        Text("\(takenCount) taken").foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      .frame(height: 44)

      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach($days) { $day in
            Section {
              DayPage(day: $day)
                .containerRelativeFrame(.vertical)
            } header: {
              Text(day.name.uppercased())
                .font(.footnote.weight(.semibold))
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal)
                .frame(height: 36)
                .background(Color.teal.opacity(0.15))
            }
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.never)
      .frame(height: windowHeight)
      .clipShape(.rect(cornerRadius: 16))
    }
  }

  private var takenCount: Int {
    days.flatMap(\.doses).filter(\.taken).count
  }
}

private struct DayPage: View {
  @Binding var day: DoseDay

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach($day.doses) { $dose in
        Toggle(isOn: $dose.taken) {
          VStack(alignment: .leading) {
            Text(dose.medicine)
            Text(dose.time).font(.caption).foregroundStyle(.secondary)
          }
        }
      }
      Spacer(minLength: 0)
    }
    .padding()
  }
}

extension DoseDay {
  static var week: [DoseDay] {
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
      .enumerated()
      .map { index, name in
        DoseDay(
          id: index, name: name,
          doses: [
            Dose(time: "08:00", medicine: "Levothyroxine"),
            Dose(time: "13:00", medicine: "Vitamin D"),
            Dose(time: "21:00", medicine: "Atorvastatin"),
          ])
      }
  }
}

#Preview {
  DoseWeekView()
}
