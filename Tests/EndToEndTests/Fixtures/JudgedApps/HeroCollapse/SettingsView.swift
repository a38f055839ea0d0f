import SwiftUI

struct SettingsView: View {
  @State private var progress: CGFloat = 0
  @AppStorage("airplane") private var airplane = false
  @AppStorage("lowPower") private var lowPower = false

  private let sections: [(title: String, rows: [(name: String, symbol: String)])] = [
    (
      "Connections",
      [
        ("Wi-Fi", "wifi"), ("Bluetooth", "wave.3.right"),
        ("Mobile data", "antenna.radiowaves.left.and.right"),
      ]
    ),
    (
      "General",
      [
        ("About", "info.circle"), ("Software update", "gear.badge"), ("Storage", "internaldrive"),
        ("Language", "globe"), ("Keyboard", "keyboard"), ("Date & time", "calendar"),
      ]
    ),
    (
      "Privacy",
      [("Location", "location"), ("Camera", "camera"), ("Microphone", "mic"), ("Contacts", "person.2")]
    ),
    (
      "Apps",
      [
        ("Calendar", "calendar"), ("Mail", "envelope"), ("Maps", "map"), ("Music", "music.note"),
        ("Notes", "note.text"), ("Photos", "photo"), ("Weather", "cloud.sun"),
      ]
    ),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        hero
        VStack(spacing: 24) {
          GroupBox {
            Toggle("Airplane mode", isOn: $airplane)
            Toggle("Low power mode", isOn: $lowPower)
          }
          ForEach(sections, id: \.title) { section in
            GroupBox(section.title) {
              ForEach(section.rows, id: \.name) { row in
                Label(row.name, systemImage: row.symbol)
                  .frame(maxWidth: .infinity, alignment: .leading)
                  .frame(height: 44)
              }
            }
          }
        }
        .padding()
      }
    }
    .collapsingHero(progress: $progress)
    .overlay(alignment: .top) {
      Text("Settings")
        .font(.headline)
        .frame(maxWidth: .infinity)
        .frame(height: HeroMetrics.barHeight)
        .background(.bar)
        .opacity(progress >= 1 ? 1 : 0)
        .animation(.default, value: progress >= 1)
    }
  }

  private var hero: some View {
    VStack(spacing: 8) {
      Image(systemName: "person.crop.circle.fill")
        .font(.system(size: 96))
        .scaleEffect(1 - 0.3 * progress)
      Text("Robin Meyer").font(.title.bold())
      Text("robin@example.com").foregroundStyle(.secondary)
    }
    .opacity(1 - progress)
    .frame(maxWidth: .infinity)
    .frame(height: HeroMetrics.height)
    .background(Color.accentColor.opacity(0.15))
  }
}
