// judged: right
import SwiftUI

/// Four kits on a shelf that shows two and a half: its start and its end show all of them.
struct StarterKits: View {
  private let kits = ["Sourdough", "Rye", "Brioche", "Focaccia"]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Starter kits").font(.headline)
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 16) {
          ForEach(kits, id: \.self) { kit in
            Text(kit)
              .frame(width: 132, height: 100)
              .background(.quaternary, in: .rect(cornerRadius: 12))
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
    .padding()
  }
}

#Preview {
  StarterKits()
}
