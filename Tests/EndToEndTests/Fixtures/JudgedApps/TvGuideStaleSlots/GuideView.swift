import SwiftUI

struct Channel: Identifiable {
  let name: String
  let programs: [Program]
  var id: String { name }

  init(name: String, row: Int) {
    let lengths = [1, 2, 1, 3, 4, 1, 1, 2]
    self.name = name
    self.programs = (0..<24).map { i in
      Program(id: i, title: "\(name) \(i + 1)", slots: lengths[(i + row) % lengths.count])
    }
  }
}

struct GuideView: View {
  @State private var zoom = GuideZoom.day

  private let channels = ["One", "Two", "Kids", "Arts"].enumerated().map { Channel(name: $1, row: $0) }

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        Picker("Zoom", selection: $zoom) {
          ForEach(GuideZoom.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)

        ForEach(channels) { channel in
          ChannelStrip(name: channel.name, programs: channel.programs, zoom: zoom)
        }
      }
      .padding(16)
    }
  }
}

#Preview {
  GuideView()
}
