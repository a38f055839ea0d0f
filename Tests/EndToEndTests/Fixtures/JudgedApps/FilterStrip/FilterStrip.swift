import SwiftUI

struct FilterStrip: View {
  let filters: [SearchFilter]
  @Binding var active: Set<String>

  @State private var edges: [String: CGFloat] = [:]

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(filters) { filter in
          chip(filter)
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.frame(in: .named("strip")).minX
            } action: { minX in
              edges[filter.id] = minX
            }
        }
      }
      .coordinateSpace(.named("strip"))
      .padding(.horizontal, 16)
    }
    .scrollTargetBehavior(
      LeadingEdgeBehavior(edges: filters.compactMap { edges[$0.id] })
    )
    .frame(height: 52)
  }

  private func chip(_ filter: SearchFilter) -> some View {
    let isOn = active.contains(filter.id)
    return Button {
      withAnimation(.snappy(duration: 0.2)) {
        if isOn { active.remove(filter.id) } else { active.insert(filter.id) }
      }
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isOn ? "checkmark" : filter.symbol)
        Text(filter.title)
          .fontWeight(isOn ? .semibold : .regular)
      }
      .font(.subheadline)
      .padding(.horizontal, 12)
      .frame(height: 36)
      .background(isOn ? Color.primary.opacity(0.12) : .clear, in: .capsule)
      .overlay { Capsule().strokeBorder(.secondary.opacity(0.5)) }
    }
    .buttonStyle(.plain)
  }
}

struct StaySearchView: View {
  @State private var active: Set<String> = []

  var body: some View {
    VStack(spacing: 0) {
      FilterStrip(filters: SearchFilter.all, active: $active)
      Divider()
      List(1..<40) { Text("Stay \($0)") }
        .listStyle(.plain)
    }
    .navigationTitle("Lisbon")
  }
}

#Preview {
  NavigationStack { StaySearchView() }
}
