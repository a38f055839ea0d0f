import SwiftUI

struct Desk: Identifiable {
  let id: String
  let stories: [String]
}

struct MorningBriefing: View {
  let desks: [Desk]

  var body: some View {
    NavigationStack {
      MagneticSections(sections: desks) { desk in
        DeskSection(desk: desk)
      }
      .navigationTitle("Briefing")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct DeskSection: View {
  let desk: Desk

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Text(desk.id)
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      ForEach(desk.stories, id: \.self) { story in
        HStack(alignment: .top, spacing: 12) {
          RoundedRectangle(cornerRadius: 8)
            .fill(.orange.gradient)
            .frame(width: 88, height: 66)
          VStack(alignment: .leading, spacing: 4) {
            Text(story).font(.headline)
            Text("4 min read").font(.caption).foregroundStyle(.secondary)
          }
        }
        Divider()
      }
    }
    .padding()
  }
}

#Preview {
  MorningBriefing(desks: [
    Desk(id: "Politics", stories: (1...5).map { "Parliament debates item \($0)" }),
    Desk(id: "Economy", stories: (1...7).map { "Markets report no. \($0)" }),
    Desk(id: "Culture", stories: (1...4).map { "Opening night \($0)" }),
    Desk(id: "Sport", stories: (1...9).map { "Matchday \($0): what we learned" }),
    Desk(id: "Science", stories: (1...6).map { "Field notes \($0)" }),
  ])
}
