import SwiftUI

struct BakeDay: Identifiable {
  let id: String
  let entries: [String]
}

let bakes: [BakeDay] = [
  BakeDay(
    id: "Sunday", entries: ["08:10 Baked, 240 °C with lid", "08:55 Out. Good ear!", "11:00 Cut: open crumb"]),
  BakeDay(
    id: "Saturday",
    entries: [
      "09:00 Levain ripe", "10:30 Mix, 76 % water", "11:15 Salt", "12:00 Fold 1",
      "21:00 Shaped, into the fridge",
    ]),
  BakeDay(id: "Friday", entries: ["08:00 Fed 1:5:5", "21:00 Built levain"]),
  BakeDay(
    id: "Thursday", entries: ["07:45 Out of the fridge", "08:00 Fed 1:2:2", "20:00 Doubled, smells of pear"]),
]

enum LogMetrics {
  static let heroShare: CGFloat = 0.45
  static let dayHeader: CGFloat = 40
  static let entry: CGFloat = 72
}

// Two things at once:
//  - the photo is either open or tucked away, never half and half
//  - further down you scroll freely, but a slow scroll that ends close to a day sticks to it
struct LogScrollBehavior: ScrollTargetBehavior {
  let days: [BakeDay]
  var reach: CGFloat = 36
  var calm: CGFloat = 500

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let hero = context.containerSize.height * LogMetrics.heroShare
    let bottom = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY

    if y < hero {
      // opening and closing are both a bit eager
      let wasOpen = context.originalTarget.rect.minY < hero / 2
      let tipping = hero * (wasOpen ? 0.25 : 0.75)
      target.rect.origin.y = y > tipping ? hero : 0
      return
    }

    guard y < bottom - 1, abs(context.velocity.dy) < calm else { return }

    var top = hero
    for day in days {
      if abs(top - y) <= reach, top <= bottom {
        target.rect.origin.y = top
        return
      }
      top += LogMetrics.dayHeader + CGFloat(day.entries.count) * LogMetrics.entry
    }
  }
}

extension ScrollTargetBehavior where Self == LogScrollBehavior {
  static func bakeLog(_ days: [BakeDay]) -> LogScrollBehavior { .init(days: days) }
}

struct BakeLogView: View {
  let days: [BakeDay]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        hero
        ForEach(days) { day in
          Text(day.id)
            .font(.headline)
            .padding(.horizontal)
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: LogMetrics.dayHeader)
            .background(Color.orange.opacity(0.15))
          ForEach(day.entries, id: \.self) { entry in
            Label(entry, systemImage: "circle.dotted")
              .lineLimit(2)
              .padding(.horizontal)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: LogMetrics.entry)
          }
        }
      }
    }
    .scrollTargetBehavior(.bakeLog(days))
    .background(Color(.systemBackground))
  }

  private var hero: some View {
    LinearGradient(colors: [.brown, .orange], startPoint: .bottomLeading, endPoint: .topTrailing)
      .overlay(alignment: .bottomLeading) {
        Text("Bertha, day 412")
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
          .padding()
      }
      .containerRelativeFrame(.vertical) { length, _ in
        length * LogMetrics.heroShare
      }
  }
}

#Preview {
  BakeLogView(days: bakes)
}
