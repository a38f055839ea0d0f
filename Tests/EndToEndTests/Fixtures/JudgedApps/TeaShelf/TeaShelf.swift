import SwiftUI

// MARK: - Model

struct Tea: Identifiable {
  let id = UUID()
  let name: String
  let grams: Int
  let tint: Color
  let notes: String

  // Bigger tins are drawn wider.
  var tinWidth: CGFloat { 160 + CGFloat(grams) * 0.8 }
}

// MARK: - Snapping

// Tins differ in width, so there is no single step. Centre whichever is closest.
struct CentredTinBehavior: ScrollTargetBehavior {
  let widths: [CGFloat]
  let gap: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard let first = widths.first else { return }
    let half = context.containerSize.width / 2

    // centre of every tin in content space
    var centres: [CGFloat] = []
    var leading = half - first / 2
    for width in widths {
      centres.append(leading + width / 2)
      leading += width + gap
    }

    func closest(to x: CGFloat) -> Int {
      (centres.indices.min { abs(centres[$0] - x) < abs(centres[$1] - x) } ?? 0)
    }

    let from = closest(to: context.originalTarget.rect.minX + half)
    var to = closest(to: target.rect.minX + half)

    // a short sharp flick still has to do something
    if to == from, abs(context.velocity.dx) > 250 {
      to += context.velocity.dx > 0 ? 1 : -1
    }
    to = max(0, min(centres.count - 1, to))
    target.rect.origin.x = centres[to] - half
  }
}

// MARK: - View

struct TeaShelf: View {
  let teas: [Tea]
  private let gap: CGFloat = 24

  var body: some View {
    GeometryReader { geo in
      let tinHeight = min(300, geo.size.height * 0.6)
      VStack(alignment: .leading, spacing: 16) {
        Text("Tasting shelf")
          .font(.title.weight(.semibold))
          .padding(.horizontal, 20)

        ScrollView(.horizontal) {
          HStack(spacing: gap) {
            ForEach(teas) { tea in
              TinView(tea: tea)
                .frame(width: tea.tinWidth, height: tinHeight)
                .scrollTransition(.interactive, axis: .horizontal) { view, phase in
                  view
                    .scaleEffect(1 - abs(phase.value) * 0.15)
                    .rotation3DEffect(
                      .degrees(phase.value * -40),
                      axis: (x: 0, y: 1, z: 0),
                      perspective: 0.6)
                }
            }
          }
          .padding(.leading, inset(for: teas.first, in: geo.size.width))
          .padding(.trailing, inset(for: teas.last, in: geo.size.width))
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(CentredTinBehavior(widths: teas.map(\.tinWidth), gap: gap))
        .frame(height: tinHeight)

        Spacer(minLength: 0)
      }
      .padding(.top, 8)
    }
    .background(Color(red: 0.96, green: 0.94, blue: 0.89))
  }

  private func inset(for tea: Tea?, in width: CGFloat) -> CGFloat {
    guard let tea else { return 0 }
    return (width - tea.tinWidth) / 2
  }
}

private struct TinView: View {
  let tea: Tea

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(tea.tint.gradient)
      .overlay {
        VStack(spacing: 8) {
          Text(tea.name).font(.title3.bold())
          Text("\(tea.grams) g").font(.caption)
          Text(tea.notes)
            .font(.footnote)
            .multilineTextAlignment(.center)
        }
        .foregroundStyle(.white)
        .padding()
      }
  }
}

#Preview {
  TeaShelf(teas: [
    Tea(name: "Sencha", grams: 75, tint: .green, notes: "Grass, sea, almonds"),
    Tea(name: "Silver Needle", grams: 25, tint: .gray, notes: "Hay and honey"),
    Tea(name: "Assam", grams: 125, tint: .brown, notes: "Malt, wants milk"),
    Tea(name: "Tieguanyin", grams: 50, tint: .teal, notes: "Orchid, butter"),
    Tea(name: "Lapsang", grams: 100, tint: .black, notes: "Campfire"),
    Tea(name: "Gyokuro", grams: 25, tint: .mint, notes: "Broth, spinach"),
    Tea(name: "Darjeeling", grams: 75, tint: .orange, notes: "Muscat grapes"),
  ])
}
