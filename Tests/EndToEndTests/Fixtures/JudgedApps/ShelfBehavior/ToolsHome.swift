import SwiftUI

struct Tool: Identifiable, Hashable {
  let id = UUID()
  let name: String
  let symbol: String
}

extension Tool {
  static let featured: [Tool] = [
    ("Scanner", "doc.viewfinder"), ("Ruler", "ruler"), ("Level", "level"), ("Timer", "timer"),
    ("Compass", "location.north"), ("Notes", "note.text"), ("Palette", "paintpalette"),
    ("Crop", "crop"), ("Loupe", "magnifyingglass"), ("Torch", "flashlight.on.fill"),
    ("Weather", "cloud.sun"), ("Tides", "water.waves"), ("Metronome", "metronome"),
    ("Tuner", "tuningfork"), ("Recorder", "mic"), ("Converter", "arrow.left.arrow.right"),
    ("Currency", "dollarsign"), ("Calendar", "calendar"), ("Dice", "dice"), ("Barcode", "barcode"),
  ].map { Tool(name: $0.0, symbol: $0.1) }
}

struct ToolsHome: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Tools").font(.largeTitle.bold()).padding(.horizontal, 20)
        Text("Everyday favourites").font(.title3.bold()).padding(.horizontal, 20)
        BentoShelf(tools: Tool.featured)
      }
      .padding(.vertical)
    }
  }
}

#Preview {
  ToolsHome()
}
