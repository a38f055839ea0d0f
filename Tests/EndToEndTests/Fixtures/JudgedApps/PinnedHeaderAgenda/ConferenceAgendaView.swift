import SwiftUI

struct Talk: Identifiable {
  let id = UUID()
  let title: String
  let speaker: String
  let room: String
}

struct AgendaSlot: CardSection {
  let id: Int
  let title: String
  let entries: [Talk]
}

struct ConferenceAgendaView: View {
  @State private var slots: [AgendaSlot] = (9..<15).map { hour in
    AgendaSlot(
      id: hour, title: "\(hour):00",
      entries: (1...4).map { n in
        Talk(title: "Talk \(n) at \(hour)", speaker: "Speaker \(n)", room: "Hall \(n)")
      })
  }

  var body: some View {
    NavigationStack {
      SectionedCardList(sections: slots) { talk in
        TalkCard(talk: talk)
      }
      .navigationTitle("Agenda")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct TalkCard: View {
  let talk: Talk

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(talk.title).font(.title3.bold())
      Text(talk.speaker)
      Spacer()
      Label(talk.room, systemImage: "mappin.and.ellipse").font(.footnote)
      Divider()
    }
    .padding(.top, 10)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  ConferenceAgendaView()
}
