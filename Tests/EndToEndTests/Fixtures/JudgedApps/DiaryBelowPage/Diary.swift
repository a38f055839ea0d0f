import SwiftUI

struct Day: Identifiable, Decodable {
  let id: String
  let date: Date
  let firstLine: String
}

@MainActor
final class Diary: ObservableObject {
  @Published private(set) var days: [Day] = []

  func load() async {
    guard let data = try? Data(contentsOf: .documentsDirectory.appending(path: "diary.json")) else { return }
    days = (try? JSONDecoder().decode([Day].self, from: data)) ?? []
  }
}

struct DayCard: View {
  let day: Day

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(day.date, style: .date).font(.caption)
      Text(day.firstLine).lineLimit(2)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}
