import SwiftUI

struct DayGrid: View {
  struct Event: Identifiable {
    let id = UUID()
    var name: String
    var start: CGFloat  // hours
    var length: CGFloat
  }

  let events: [Event] = [
    .init(name: "Standup", start: 9, length: 0.5),
    .init(name: "Dentist", start: 11.5, length: 1),
    .init(name: "Review", start: 15, length: 2),
    .init(name: "Choir", start: 19.5, length: 2),
  ]

  static let hour: CGFloat = 60
  static let inset: CGFloat = 12

  @State private var position = ScrollPosition(y: 8 * DayGrid.hour)

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("all-day").font(.caption)
        Spacer()
      }
      .padding(.horizontal, 8)
      .frame(height: 32)
      .background(.bar)

      ScrollView {
        ZStack(alignment: .topLeading) {
          VStack(spacing: 0) {
            ForEach(0..<24) { h in
              HourLine(hour: h).frame(height: Self.hour, alignment: .top)
            }
          }
          ForEach(events) { e in
            Text(e.name)
              .font(.caption)
              .frame(maxWidth: .infinity, alignment: .topLeading)
              .padding(4)
              .frame(height: e.length * Self.hour, alignment: .top)
              .background(.blue.opacity(0.2), in: .rect(cornerRadius: 4))
              .padding(.leading, 56)
              .padding(.trailing, 8)
              .offset(y: e.start * Self.hour)
          }
        }
        .padding(.vertical, Self.inset)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(.hourly(Self.hour))
    }
  }
}

private struct HourLine: View {
  let hour: Int
  var body: some View {
    HStack(spacing: 8) {
      Text("\(hour):00")
        .font(.caption2.monospacedDigit())
        .frame(width: 40, alignment: .trailing)
      Rectangle().fill(.separator).frame(height: 1)
    }
    .frame(height: 14)
    .offset(y: -7)
  }
}

struct HourlyBehavior: ScrollTargetBehavior {
  let hour: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = context.contentSize.height - context.containerSize.height
    let y = target.rect.minY
    guard y > 0, y < end else { return }

    let stops = Array(stride(from: 0, to: end, by: hour)) + [end]
    target.rect.origin.y = stops.min { abs($0 - y) < abs($1 - y) } ?? y
  }
}

extension ScrollTargetBehavior where Self == HourlyBehavior {
  static func hourly(_ height: CGFloat) -> HourlyBehavior { HourlyBehavior(hour: height) }
}
