//
//  NameCardsView.swift
//  Little One
//

import SwiftUI

struct BabyName: Identifiable, Codable, Hashable {
  var id: String { name }
  var name: String
  var origin: String
  var meaning: String
  var popularity: [Int]

  var trend: Int { (popularity.last ?? 0) - (popularity.first ?? 0) }
}

@MainActor @Observable
final class NameShelf {
  enum Verdict { case love, maybe, no }

  private(set) var names: [BabyName]
  private(set) var verdicts: [BabyName.ID: Verdict] = [:]

  init(names: [BabyName] = .sample) { self.names = names }

  func give(_ verdict: Verdict, to name: BabyName) {
    verdicts[name.id] = verdicts[name.id] == verdict ? nil : verdict
  }

  var loved: Int { verdicts.values.filter { $0 == .love }.count }
}

// MARK: - Snapping

// One name per swipe, however hard the swipe.
struct NameCardSnap: ScrollTargetBehavior {
  let side: CGFloat
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step = context.containerSize.width - side * 2 + gap
    guard step > 0 else { return }
    let limit = max(0, context.contentSize.width - context.containerSize.width)

    let here = (context.originalTarget.rect.minX / step).rounded()
    let there = (target.rect.minX / step).rounded(leaning(context.velocity.dx))
    let card = min(max(there, here - 1), here + 1)

    target.rect.origin.x = min(max(0, card * step), limit)
  }

  private func leaning(_ speed: CGFloat) -> FloatingPointRoundingRule {
    speed < 0 ? .down : .up
  }
}

// MARK: - View

struct NameCardsView: View {
  @State private var shelf = NameShelf()
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private enum K {
    static let side: CGFloat = 24
    static let gap: CGFloat = 16
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("\(shelf.loved) on your list").font(.subheadline)
      GeometryReader { geo in
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHStack(spacing: K.gap) {
            ForEach(shelf.names) { name in
              card(name)
                .frame(width: max(0, geo.size.width - K.side * 2))
            }
          }
          .padding(.horizontal, K.side)
        }
        .scrollTargetBehavior(NameCardSnap(side: K.side, gap: K.gap))
      }
    }
    .padding(.vertical, 12)
  }

  private func card(_ name: BabyName) -> some View {
    let stack =
      verticalSizeClass == .compact
      ? AnyLayout(HStackLayout(spacing: 32))
      : AnyLayout(VStackLayout(spacing: 24))
    return stack {
      VStack(spacing: 6) {
        Text(name.name).font(.system(.largeTitle, design: .serif))
        Text(name.origin).foregroundStyle(.secondary)
        Text(name.meaning).italic()
        Image(systemName: name.trend > 0 ? "arrow.up.right" : "arrow.down.right")
      }
      HStack(spacing: 20) {
        verdictButton(.no, "xmark", name)
        verdictButton(.maybe, "questionmark", name)
        verdictButton(.love, "heart", name)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.pink.opacity(0.10), in: .rect(cornerRadius: 28))
  }

  private func verdictButton(_ v: NameShelf.Verdict, _ symbol: String, _ name: BabyName) -> some View {
    Button {
      shelf.give(v, to: name)
    } label: {
      Image(systemName: symbol)
        .symbolVariant(shelf.verdicts[name.id] == v ? .fill : .none)
        .frame(width: 48, height: 48)
    }
    .buttonStyle(.bordered)
    .accessibilityLabel("\(symbol) for \(name.name)")
  }
}

extension [BabyName] {
  static let sample: [BabyName] = [
    .init(name: "Ada", origin: "German", meaning: "noble", popularity: [88, 61, 40]),
    .init(name: "Bram", origin: "Dutch", meaning: "father of many", popularity: [12, 14, 19]),
    .init(name: "Cleo", origin: "Greek", meaning: "glory", popularity: [130, 99, 72]),
    .init(name: "Elif", origin: "Turkish", meaning: "slender", popularity: [3, 2, 1]),
    .init(name: "Idris", origin: "Welsh", meaning: "ardent lord", popularity: [210, 150, 95]),
    .init(name: "Juno", origin: "Latin", meaning: "queen of the gods", popularity: [300, 220, 140]),
    .init(name: "Linus", origin: "Greek", meaning: "flax", popularity: [20, 16, 18]),
    .init(name: "Noor", origin: "Arabic", meaning: "light", popularity: [9, 8, 6]),
    .init(name: "Soren", origin: "Danish", meaning: "stern", popularity: [410, 380, 300]),
  ]
}

#Preview { NameCardsView() }
