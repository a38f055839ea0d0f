import SwiftUI

struct FilterChips: View {
  @Binding var active: Set<String>

  let tags = [
    "All", "Vegan", "Gluten-free", "Under 20 min", "Soup", "Oven",
    "One pot", "Kids", "Spicy", "High protein", "Dessert", "Leftovers",
  ]

  @State private var edges: [String: CGFloat] = [:]

  private let margin: CGFloat = 16

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(tags, id: \.self) { tag in
          Chip(title: tag, isOn: active.contains(tag)) { toggle(tag) }
            .onGeometryChange(for: CGFloat.self) { proxy in
              proxy.frame(in: .named("chips")).minX
            } action: { x in
              edges[tag] = x
            }
        }
      }
      .padding(.horizontal, margin)
      .coordinateSpace(.named("chips"))
    }
    .scrollTargetBehavior(EdgeSnap(edges: edges.values.map { $0 - margin }))
    .frame(height: 44)
  }

  private func toggle(_ tag: String) {
    withAnimation(.snappy) {
      if active.remove(tag) == nil { active.insert(tag) }
    }
  }
}

struct Chip: View {
  let title: String
  let isOn: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        if isOn { Image(systemName: "checkmark").imageScale(.small) }
        Text(title)
      }
      .font(.subheadline)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(isOn ? Color.accentColor.opacity(0.2) : Color.secondary.opacity(0.12), in: .capsule)
    }
    .buttonStyle(.plain)
  }
}

struct EdgeSnap: ScrollTargetBehavior {
  let edges: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(0, context.contentSize.width - context.containerSize.width)
    let x = target.rect.minX
    let candidates = edges.filter { $0 < end } + [end]
    if let nearest = candidates.min(by: { abs($0 - x) < abs($1 - x) }) {
      target.rect.origin.x = nearest
    }
  }
}
