import SwiftUI

struct BoardingPass: Identifiable {
  var id: String { flight + seat }
  let flight, from, to, gate, seat: String
}

struct WalletView: View {
  let passes: [BoardingPass]

  private let width: CGFloat = 300
  private let gap: CGFloat = 16

  var body: some View {
    NavigationStack {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: gap) {
          ForEach(passes) { pass in
            PassView(pass: pass)
              .frame(width: width)
          }
        }
        .padding(.horizontal, 24)
      }
      .scrollTargetBehavior(.passes(width: width, gap: gap))
      .frame(height: 230)
      .navigationTitle("Wallet")
    }
  }
}

struct PassView: View {
  let pass: BoardingPass

  var body: some View {
    VStack(alignment: .leading) {
      Text(pass.flight).font(.headline)
      Spacer()
      HStack {
        Text(pass.from)
        Image(systemName: "airplane")
        Text(pass.to)
      }
      .font(.title.monospaced())
      Spacer()
      HStack {
        Label(pass.gate, systemImage: "door.left.hand.open")
        Spacer()
        Label(pass.seat, systemImage: "carseat.right")
      }
      .font(.footnote)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    .background(.mint.opacity(0.3), in: .rect(cornerRadius: 22))
  }
}

#Preview {
  WalletView(passes: [
    .init(flight: "TP 432", from: "LIS", to: "ORY", gate: "14", seat: "12A"),
    .init(flight: "AF 1180", from: "CDG", to: "AMS", gate: "F21", seat: "7C"),
    .init(flight: "KL 1125", from: "AMS", to: "CPH", gate: "B8", seat: "19F"),
    .init(flight: "SK 539", from: "CPH", to: "DUB", gate: "C32", seat: "3A"),
    .init(flight: "EI 480", from: "DUB", to: "LIS", gate: "107", seat: "22D"),
  ])
}
