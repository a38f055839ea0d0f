import SwiftUI

struct CareWheelScreen: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var selection: CareSymbol.ID? = CareSymbol.all.first?.id

  private var current: CareSymbol? {
    CareSymbol.all.first { $0.id == selection }
  }

  var body: some View {
    let layout =
      verticalSizeClass == .compact
      ? AnyLayout(HStackLayout(spacing: 32))
      : AnyLayout(VStackLayout(spacing: 24))

    layout {
      detail
      SymbolWheel(symbols: CareSymbol.all, selection: $selection)
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }

  @ViewBuilder
  private var detail: some View {
    VStack(spacing: 12) {
      Image(systemName: current?.icon ?? "questionmark")
        .font(.system(size: 64))
        .frame(height: 80)
        .contentTransition(.symbolEffect(.replace))
      Text(current?.meaning ?? "Pick the symbol on your label.")
        .multilineTextAlignment(.center)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
    .frame(height: 180)
  }
}

// A picker wheel, because Picker(.wheel) cannot show icons at this size.
struct SymbolWheel: View {
  let symbols: [CareSymbol]
  @Binding var selection: CareSymbol.ID?

  private let row: CGFloat = 44
  private let visibleRows = 5

  // Room above the first and below the last, so that either can sit in the middle.
  private var margin: CGFloat { row * CGFloat(visibleRows / 2) }

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: 0) {
        ForEach(symbols) { symbol in
          HStack(spacing: 12) {
            Image(systemName: symbol.icon).frame(width: 32)
            Text(symbol.id)
            Spacer()
          }
          .font(.title3)
          .padding(.horizontal, 16)
          .frame(height: row)
          .contentShape(.rect)
          .visualEffect { content, proxy in
            let wheel = proxy.bounds(of: .scrollView(axis: .vertical)) ?? .zero
            let offset = proxy.size.height / 2 - wheel.midY
            let turn = max(-1, min(1, offset / 110))
            return
              content
              .rotation3DEffect(.degrees(turn * -50), axis: (x: 1, y: 0, z: 0))
              .opacity(1 - abs(turn) * 0.6)
          }
          .onTapGesture {
            withAnimation(.snappy) { selection = symbol.id }
          }
        }
      }
      .scrollTargetLayout()
    }
    .contentMargins(.vertical, margin, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $selection, anchor: .center)
    .scrollIndicators(.hidden)
    .frame(maxWidth: 340)
    .frame(height: row * CGFloat(visibleRows))
    .background {
      RoundedRectangle(cornerRadius: 10)
        .fill(.quaternary)
        .frame(height: row)
    }
    .sensoryFeedback(.selection, trigger: selection)
  }
}

#Preview {
  CareWheelScreen()
}
