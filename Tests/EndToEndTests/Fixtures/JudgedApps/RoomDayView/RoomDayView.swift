import SwiftUI

struct Booking: Identifiable {
  let id = UUID()
  let room: String
  let title: String
  let from: Double  // hours, 9.5 = half past nine
  let to: Double
}

private enum Day {
  static let hours = 7...22
  static let hourHeight: CGFloat = 64
  static let topInset: CGFloat = 8
  static let bottomInset: CGFloat = 24

  static var height: CGFloat {
    topInset + hourHeight * CGFloat(hours.count - 1) + bottomInset
  }

  static func y(_ hour: Double) -> CGFloat {
    topInset + hourHeight * (hour - Double(hours.lowerBound))
  }

  // Offsets that leave a line `topInset` below the top edge.
  static func stops(every minutes: Int) -> StrideTo<CGFloat> {
    stride(from: 0, to: height, by: hourHeight * CGFloat(minutes) / 60)
  }
}

struct RoomDayView: View {
  let bookings: [Booking]

  @AppStorage("timeline.snapMinutes") private var snapMinutes = 30
  @State private var room = "Oak"

  private var rooms: [String] { ["Oak", "Elm", "Birch", "Rowan", "Hazel", "Alder"] }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        roomStrip
        Picker("Snap", selection: $snapMinutes) {
          ForEach([15, 30, 60], id: \.self) { Text("\($0) min") }
        }
      }
      .frame(height: 72)
      Divider()
      ScrollView {
        timeline
          .frame(height: Day.height, alignment: .top)
      }
      .scrollTargetBehavior(NearestStop(stops: Day.stops(every: snapMinutes)))
    }
  }

  private var roomStrip: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(rooms, id: \.self) { name in
          Button(name) { room = name }
            .buttonStyle(.bordered)
            .tint(name == room ? .green : .gray)
        }
      }
      .padding(.horizontal)
      .frame(maxHeight: .infinity)
    }
  }

  private var timeline: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(Day.hours), id: \.self) { hour in
        HStack(spacing: 8) {
          Text("\(hour):00")
            .font(.caption2.monospacedDigit())
            .frame(width: 40, alignment: .trailing)
          Rectangle()
            .fill(.quaternary)
            .frame(height: 1)
        }
        .frame(height: 16)
        .offset(y: Day.y(Double(hour)) - 8)
      }
      ForEach(bookings.filter { $0.room == room }) { booking in
        Text(booking.title)
          .font(.caption.bold())
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .background(.green.opacity(0.25), in: .rect(cornerRadius: 8))
          .frame(height: Day.y(booking.to) - Day.y(booking.from) - 2)
          .padding(.leading, 56)
          .padding(.trailing, 12)
          .offset(y: Day.y(booking.from) + 1)
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

#Preview {
  RoomDayView(bookings: [
    Booking(room: "Oak", title: "Stand-up", from: 9, to: 9.5),
    Booking(room: "Oak", title: "Design review", from: 10.5, to: 12),
    Booking(room: "Oak", title: "Interview", from: 14, to: 15),
    Booking(room: "Oak", title: "Choir practice", from: 19.5, to: 21.5),
    Booking(room: "Elm", title: "Budget", from: 13, to: 16),
  ])
}
