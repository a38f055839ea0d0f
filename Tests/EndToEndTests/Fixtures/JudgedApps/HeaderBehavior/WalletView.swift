import SwiftUI

struct WalletView: View {
  var body: some View {
    CollapsibleHeader { progress in
      VStack(spacing: 12) {
        Text("€ 1,284.60").font(.system(size: 44 - 20 * progress, weight: .semibold))
        HStack(spacing: 24) {
          Button("Send", systemImage: "arrow.up") {}
          Button("Receive", systemImage: "arrow.down") {}
        }
        .buttonStyle(.bordered)
        .opacity(1 - progress)
      }
    } content: {
      ForEach(0..<25, id: \.self) { index in
        HStack {
          Circle().fill(.quaternary).frame(width: 40)
          VStack(alignment: .leading) {
            Text("Payment \(index + 1)")
            Text("Card •• 4021").font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Text("−€ \(index * 3 + 4).00")
        }
        .padding(.horizontal)
        .frame(height: 72)
      }
    }
  }
}

#Preview { WalletView() }
