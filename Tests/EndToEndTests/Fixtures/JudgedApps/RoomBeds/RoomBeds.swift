import SwiftUI

struct Room {
  let title: String
  /// One to four.
  let beds: Int
}

struct RoomBeds: View {
  let room: Room

  var body: some View {
    VStack(alignment: .leading) {
      Text(room.title)
        .font(.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(1...room.beds, id: \.self) { bed in
            Label("Bed \(bed)", systemImage: "bed.double")
              .frame(width: 132, height: 100)
              .overlay(RoundedRectangle(cornerRadius: 10).stroke(.quaternary))
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    .padding()
  }
}
