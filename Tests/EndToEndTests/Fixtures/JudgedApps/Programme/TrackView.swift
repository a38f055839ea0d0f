import SwiftUI

struct TrackView: View {
  let name: String
  let talks: [Talk]
  private let plan: ProgrammePlan

  init(name: String, talks: [Talk]) {
    self.name = name
    self.talks = talks
    plan = ProgrammePlan(talks: talks)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.headline)
      ScrollView(.horizontal) {
        ProgrammeLayout(plan: plan, height: 132) {
          ForEach(talks) { TalkCell(talk: $0) }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(StopBehavior(stops: plan.stops))
      .clipShape(.rect(cornerRadius: 10))
    }
    .padding(.horizontal, 16)
  }
}

private struct TalkCell: View {
  let talk: Talk

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(talk.title).font(.caption.bold()).lineLimit(4)
      Spacer(minLength: 0)
      Text("\(talk.minutes) min").font(.caption2).foregroundStyle(.secondary)
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(.tint.quinary, in: .rect(cornerRadius: 10))
  }
}

#Preview {
  let minutes = [45, 60, 30, 90, 60, 45, 120, 30, 60, 90, 45, 30]
  TrackView(
    name: "Room A",
    talks: minutes.enumerated().map {
      Talk(id: $0.offset, title: "Session \($0.offset + 1)", minutes: $0.element)
    })
}
