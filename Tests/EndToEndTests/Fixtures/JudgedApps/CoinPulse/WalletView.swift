import SwiftUI

struct WalletView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          Text("$ 12,480.22").font(.system(size: 40, weight: .bold, design: .rounded))
          BannerCarousel(banners: Demo.banners)
          ForEach(Demo.coins, id: \.self) { coin in
            HStack {
              Circle().fill(.quaternary).frame(width: 36)
              Text(coin).bold()
              Spacer()
              Text("—").foregroundStyle(.secondary)
            }
            .frame(height: 44)
          }
        }
        .padding(.horizontal, 20)
      }
      .navigationTitle("Wallet")
    }
  }
}

#Preview { WalletView() }
