import SwiftUI

struct Unit: Identifiable, Decodable {
  let id: Int
  let name: String
  let lessons: Int
  let done: Int
  var fraction: Double { lessons == 0 ? 0 : Double(done) / Double(lessons) }
}

@Observable
final class CoursePathModel {
  var units: [Unit]

  init(json: Data = Data(CoursePathModel.sample.utf8)) {
    units = (try? JSONDecoder().decode([Unit].self, from: json)) ?? []
  }

  static let sample = """
    [{"id":1,"name":"Sounds","lessons":6,"done":6},{"id":2,"name":"Greetings","lessons":8,"done":5},
     {"id":3,"name":"Family","lessons":7,"done":0},{"id":4,"name":"Food","lessons":9,"done":0},
     {"id":5,"name":"Travel","lessons":9,"done":0},{"id":6,"name":"Time","lessons":6,"done":0},
     {"id":7,"name":"Work","lessons":8,"done":0},{"id":8,"name":"Review","lessons":4,"done":0}]
    """
}

struct CoursePathView: View {
  @State private var model = CoursePathModel()

  private enum Layout {
    static let card: CGFloat = 260
    static let gap: CGFloat = 20
    static let inset: CGFloat = 16
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Your path").font(.title2.bold())
      ScrollView(.horizontal) {
        HStack(spacing: Layout.gap) {
          ForEach(model.units) { unit in
            UnitCard(unit: unit)
              .frame(width: Layout.card, height: 200)
          }
        }
        .padding(.horizontal, Layout.inset)
      }
      .scrollTargetBehavior(DirectedSnap(pitch: Layout.card + Layout.gap))
      .scrollIndicators(.hidden)
      .background(.quaternary.opacity(0.4), in: .rect(cornerRadius: 28))
      .clipShape(.rect(cornerRadius: 28))
      Spacer()
    }
    .padding(16)
  }
}

private struct UnitCard: View {
  let unit: Unit

  var body: some View {
    VStack(alignment: .leading) {
      Text(unit.name).font(.headline)
      Spacer()
      ProgressView(value: unit.fraction)
      Text("\(unit.done) of \(unit.lessons) lessons")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.background, in: .rect(cornerRadius: 20))
    .padding(.vertical, 12)
  }
}

#Preview { CoursePathView() }
