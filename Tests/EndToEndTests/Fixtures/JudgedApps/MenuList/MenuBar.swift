import SwiftUI

struct MenuBar: View {
  @Bindable var store: MenuStore
  static let height: CGFloat = 56

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 12) {
        TextField("Search the menu", text: $store.query)
          .textFieldStyle(.roundedBorder)
        Menu {
          ForEach(Diet.allCases) { diet in
            Toggle(
              diet.rawValue.capitalized,
              isOn: Binding(
                get: { store.active.contains(diet) },
                set: { _ in store.toggle(diet) }
              ))
          }
        } label: {
          Image(systemName: "line.3.horizontal.decrease.circle")
            .font(.title2)
        }
      }
      .frame(height: Self.height)

      if !store.active.isEmpty {
        HStack {
          ForEach(store.active.sorted { $0.rawValue < $1.rawValue }) { diet in
            Button(diet.rawValue, systemImage: "xmark") { store.toggle(diet) }
              .font(.caption)
              .buttonStyle(.bordered)
              .lineLimit(1)
          }
          Spacer(minLength: 0)
        }
        .frame(height: 44)
      }
    }
    .padding(.horizontal, 16)
    .background(.background)
    .overlay(alignment: .bottom) { Divider() }
    .animation(.snappy, value: store.active)
  }
}
