import SwiftUI

struct Room: Identifiable {
  let id: Int
  let beds: String
}

struct RoomsShelf: View {
  private let rooms = [
    Room(id: 1, beds: "1 double bed"), Room(id: 2, beds: "2 single beds"), Room(id: 3, beds: "1 sofa bed"),
    Room(id: 4, beds: "1 cot"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Where you will sleep").font(.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 14) {
          ForEach(rooms) { room in
            VStack(alignment: .leading) {
              Image(systemName: "bed.double")
              Text(room.beds).font(.footnote)
            }
            .frame(width: 130, height: 96)
            .overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray) }
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    .padding()
  }
}

#Preview { RoomsShelf() }
