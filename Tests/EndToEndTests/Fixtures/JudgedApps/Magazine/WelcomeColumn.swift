import SwiftUI

struct WelcomeColumn: View {
  let issue: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image(systemName: "newspaper")
        .font(.largeTitle)
      Text("Issue \(issue)")
        .font(.title.bold())
      Text("Swipe to read")
        .foregroundStyle(.secondary)
    }
    .padding(24)
    .frame(width: 220, alignment: .leading)
    .frame(maxHeight: .infinity)
    .background(.mint.opacity(0.2))
  }
}
