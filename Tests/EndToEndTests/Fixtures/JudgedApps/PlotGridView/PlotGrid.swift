//  PlotGrid.swift
//  Allotment

import SwiftUI

struct Bed: Identifiable {
  let id: Int
  var crop: String
  var emoji: String
  var sowIn: String
}

// Comes to rest with a row of beds flush with the top, or at the very start / end.
struct RowRestBehavior: ScrollTargetBehavior {
  var header: CGFloat
  var rowHeight: CGFloat
  var gap: CGFloat
  var rows: Int

  private func stops(limit: CGFloat) -> [CGFloat] {
    let tops = (0..<rows)
      .map { header + CGFloat($0) * (rowHeight + gap) }
      .filter { $0 < limit }
    return [0] + tops + [limit]
  }

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let limit = context.contentSize.height - context.containerSize.height
    guard limit > 0 else { return }  // everything fits

    let y = target.rect.minY
    let all = stops(limit: limit)

    switch context.velocity.dy {
    case 400...:
      target.rect.origin.y = all.first { $0 >= y } ?? limit
    case ...(-400):
      target.rect.origin.y = all.last { $0 <= y } ?? 0
    default:
      target.rect.origin.y = all.min { abs($0 - y) < abs($1 - y) } ?? 0
    }
  }
}

struct PlotGrid: View {
  @State private var beds = Bed.samples
  @State private var picked: Int?

  private enum Metrics {
    static let header: CGFloat = 96
    static let row: CGFloat = 148
    static let gap: CGFloat = 12
  }

  private let columns = [
    GridItem(.flexible(), spacing: Metrics.gap),
    GridItem(.flexible()),
  ]

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Text("Plot 14b").font(.largeTitle.bold())
          Text("\(beds.count) beds, 2 abreast").foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: Metrics.header)

        LazyVGrid(columns: columns, spacing: Metrics.gap) {
          ForEach(beds) { bed in
            tile(bed)
              .frame(height: Metrics.row)
              .onTapGesture { picked = bed.id }
          }
        }
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 8)
    }
    .scrollTargetBehavior(
      RowRestBehavior(
        header: Metrics.header,
        rowHeight: Metrics.row,
        gap: Metrics.gap,
        rows: (beds.count + 1) / 2)
    )
    .safeAreaInset(edge: .bottom, spacing: 0) {
      HStack {
        Text(beds.first { $0.id == picked }.map { "Sow in \($0.sowIn)" } ?? "Tap a bed")
        Spacer()
        Image(systemName: "leaf.fill").foregroundStyle(.green)
      }
      .padding(.horizontal)
      .frame(height: 56)
      .background(.bar)
    }
  }

  private func tile(_ bed: Bed) -> some View {
    VStack {
      Text(bed.emoji).font(.system(size: 48))
      Text(bed.crop).font(.headline)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      Color.green.opacity(picked == bed.id ? 0.35 : 0.15),
      in: .rect(cornerRadius: 16))
  }
}

extension Bed {
  static let samples: [Bed] = [
    ("Broad beans", "🫘", "February"), ("Carrots", "🥕", "April"), ("Garlic", "🧄", "October"),
    ("Onions", "🧅", "March"), ("Sweetcorn", "🌽", "May"), ("Potatoes", "🥔", "April"),
    ("Tomatoes", "🍅", "March"), ("Peas", "🫛", "March"), ("Peppers", "🫑", "February"),
    ("Lettuce", "🥬", "April"), ("Cucumber", "🥒", "May"), ("Squash", "🎃", "May"),
    ("Strawberries", "🍓", "August"),
  ].enumerated().map { Bed(id: $0.offset, crop: $0.element.0, emoji: $0.element.1, sowIn: $0.element.2) }
}

#Preview { PlotGrid() }
