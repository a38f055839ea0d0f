import SwiftUI
import MapKit

struct MapScreen: View {
  var body: some View {
    ZStack {
      Map().ignoresSafeArea()
      BottomDrawer {
        Text("Nearby")
          .font(.title2.bold())
          .frame(maxWidth: .infinity, alignment: .leading)
          .padding(.horizontal)
          .frame(height: 48)
        ForEach(1...24, id: \.self) { n in
          HStack {
            Image(systemName: "fork.knife.circle.fill").font(.title)
            Text("Place \(n)")
            Spacer()
            Text("\(n * 120) m").foregroundStyle(.secondary)
          }
          .padding(.horizontal)
          .frame(height: 56)
        }
      }
    }
  }
}

#Preview { MapScreen() }
