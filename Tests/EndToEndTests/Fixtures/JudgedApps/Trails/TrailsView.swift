import SwiftUI

struct Trail: Identifiable, Decodable {
  let id: Int
  let name: String
  let km: Double
  let blurb: String
}

@Observable
final class TrailsModel {
  var trails: [Trail] = []
  var selection = 0
  var started: Trail?

  func load() {
    let json = #"""
      [{"id":1,"name":"Lake loop","km":6.2,"blurb":"Flat, with ducks."},
       {"id":2,"name":"Ridge","km":14.0,"blurb":"Bring water."},
       {"id":3,"name":"Old rail line","km":9.5,"blurb":"Tunnels, so a lamp."}]
      """#
    trails = (try? JSONDecoder().decode([Trail].self, from: Data(json.utf8))) ?? []
  }

  var current: Trail? {
    trails.indices.contains(selection) ? trails[selection] : nil
  }
}

struct TrailsView: View {
  @State private var model = TrailsModel()

  var body: some View {
    VStack(spacing: 20) {
      CardRail(elements: model.trails, cardWidth: 300, selection: $model.selection) { trail in
        Text(trail.name)
          .font(.title.bold())
          .frame(maxWidth: .infinity, minHeight: 160)
          .background(.green.opacity(0.25), in: .rect(cornerRadius: 18))
      }
      if let trail = model.current {
        Text(trail.blurb)
        Text("\(trail.km, specifier: "%.1f") km").foregroundStyle(.secondary)
        Button("Start \(trail.name)") { model.started = trail }
          .buttonStyle(.borderedProminent)
      }
      Spacer()
    }
    .onAppear { model.load() }
  }
}

/// Full-width cards of the places that the rangers picked.
struct PicksView: View {
  let picks: [Trail]
  @State private var selection = 0

  var body: some View {
    VStack {
      CardRail(elements: picks, selection: $selection) { pick in
        Text(pick.name)
          .frame(maxWidth: .infinity, minHeight: 220)
          .background(.orange.opacity(0.25), in: .rect(cornerRadius: 18))
      }
      Text("\(selection + 1) of \(picks.count)").font(.footnote)
    }
  }
}

#Preview { TrailsView() }
