import SwiftUI

struct StudyRoom: Identifiable {
  let id: String
  let seats: Int
}

struct Booking: Identifiable {
  let id = UUID()
  let room: StudyRoom.ID
  let weekday: Int
  let title: String
  // Fractions of the opening hours.
  let from: Double
  let to: Double
}

struct StudyRoomPlan: View {
  let rooms: [StudyRoom]
  let bookings: [Booking]

  @State private var day: Int? = 0

  private let rowHeight: CGFloat = 64
  private let headHeight: CGFloat = 36
  private let roomColumn: CGFloat = 88

  private var weekdays: [String] { Calendar.current.weekdaySymbols }

  var body: some View {
    VStack(spacing: 0) {
      Picker("Day", selection: $day.animation()) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(weekdays[index].prefix(2)).tag(Int?.some(index))
        }
      }
      .pickerStyle(.segmented)
      .padding()

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(weekdays.indices, id: \.self) { index in
            dayPage(index)
              .containerRelativeFrame(.horizontal)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $day)
      .scrollTargetBehavior(.paging)
      .safeAreaInset(edge: .leading, spacing: 0) { roomNames }
      .frame(height: headHeight + CGFloat(rooms.count) * rowHeight)

      Spacer()
    }
  }

  private var roomNames: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.clear.frame(height: headHeight)
      ForEach(rooms) { room in
        VStack(alignment: .leading) {
          Text(room.id).font(.subheadline.bold())
          Text("\(room.seats) seats").font(.caption2)
        }
        .frame(height: rowHeight)
      }
    }
    .padding(.leading, 12)
    .frame(width: roomColumn, alignment: .leading)
    .background(.regularMaterial)
  }

  private func dayPage(_ weekday: Int) -> some View {
    VStack(spacing: 0) {
      Text(weekdays[weekday])
        .font(.headline)
        .frame(height: headHeight)
      ForEach(rooms) { room in
        GeometryReader { geo in
          ForEach(bookings.filter { $0.room == room.id && $0.weekday == weekday }) { booking in
            Text(booking.title)
              .font(.caption)
              .frame(width: geo.size.width * (booking.to - booking.from), height: rowHeight - 12)
              .background(.tint.opacity(0.3), in: .rect(cornerRadius: 8))
              .offset(x: geo.size.width * booking.from, y: 6)
          }
        }
        .frame(height: rowHeight)
        .overlay(alignment: .bottom) { Divider() }
      }
    }
  }
}

#Preview {
  StudyRoomPlan(
    rooms: [
      StudyRoom(id: "Ada", seats: 4), StudyRoom(id: "Noether", seats: 8), StudyRoom(id: "Curie", seats: 2),
    ],
    bookings: [
      Booking(room: "Ada", weekday: 0, title: "Algebra", from: 0.1, to: 0.4),
      Booking(room: "Curie", weekday: 1, title: "Thesis", from: 0.5, to: 0.9),
    ]
  )
}
