import Foundation

struct Screening: Identifiable, Decodable, Hashable {
  let id: Int
  let title: String
  let starts: Date
  let minutes: Int
  let hall: String
  let poster: URL?
}

struct ProgrammeDay: Identifiable {
  let date: Date
  let screenings: [Screening]
  var id: Date { date }
}

protocol ProgrammeSource {
  func screenings() async throws -> [Screening]
}

@MainActor
final class ProgrammeModel: ObservableObject {
  @Published private(set) var days: [ProgrammeDay] = []
  private let source: any ProgrammeSource

  init(source: any ProgrammeSource) {
    self.source = source
  }

  func load() async {
    let all = (try? await source.screenings()) ?? []
    days = Dictionary(grouping: all) { Calendar.current.startOfDay(for: $0.starts) }
      .map { ProgrammeDay(date: $0.key, screenings: $0.value.sorted { $0.starts < $1.starts }) }
      .sorted { $0.date < $1.date }
  }
}
