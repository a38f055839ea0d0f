import SwiftUI

struct RecipePage: View {
  let heroHeight: CGFloat = 300
  let barHeight: CGFloat = 44

  @State private var offset: CGFloat = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    GeometryReader { proxy in
      let topInset = proxy.safeAreaInsets.top

      ZStack(alignment: .top) {
        ScrollView {
          VStack(spacing: 0) {
            hero
            ingredients
            steps
          }
          .padding(.bottom, 40)
        }
        .scrollTargetBehavior(HeroBehavior(heroHeight: heroHeight))
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          offset = $1
        }
        .ignoresSafeArea(edges: .top)

        compactBar
          .opacity(offset > heroHeight - barHeight - topInset ? 1 : 0)
          .animation(.easeInOut(duration: 0.15), value: offset > heroHeight - barHeight - topInset)
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.orange, .red], startPoint: .top, endPoint: .bottom)
      Text("Tomato galette").font(.largeTitle.bold()).foregroundStyle(.white).padding(20)
    }
    .frame(height: heroHeight)
  }

  private var ingredients: some View {
    ForEach(0..<12, id: \.self) { i in
      HStack {
        Text("Ingredient \(i + 1)")
        Spacer()
        Text("\(10 * (i + 1)) g").foregroundStyle(.secondary)
      }
      .padding(.horizontal, 20)
      .frame(height: 48)
    }
  }

  private var steps: some View {
    ForEach(1...10, id: \.self) { n in
      Text("\(n). Fold, chill, and go on with the next sheet of dough.")
        .padding(.horizontal, 20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 96)
    }
  }

  private var compactBar: some View {
    HStack {
      Button {
        dismiss()
      } label: {
        Image(systemName: "chevron.left")
      }
      Spacer()
      Text("Tomato galette").font(.headline)
      Spacer()
      Image(systemName: "heart")
    }
    .padding(.horizontal, 16)
    .frame(height: barHeight)
    .background(Color(.systemBackground), ignoresSafeAreaEdges: .top)
  }
}

struct HeroBehavior: ScrollTargetBehavior {
  let heroHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard target.rect.minY > 0, target.rect.minY < heroHeight else { return }
    let open: Bool
    if context.velocity.dy > 100 {
      open = false
    } else if context.velocity.dy < -100 {
      open = true
    } else {
      open = target.rect.minY < heroHeight / 2
    }
    target.rect.origin.y = open ? 0 : heroHeight
  }
}
