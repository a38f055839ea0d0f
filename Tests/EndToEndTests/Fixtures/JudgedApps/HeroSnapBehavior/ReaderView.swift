import SwiftUI

struct ReaderView: View {
  let article: Article
  @Environment(\.horizontalSizeClass) private var sizeClass
  @AppStorage("reader.fontSize") private var fontSize = 18.0
  @State private var heroTop: CGFloat = 0

  private let barHeight: CGFloat = 56

  private var heroHeight: CGFloat {
    sizeClass == .regular ? 360 : 280
  }

  private var isRolledUp: Bool {
    -heroTop >= heroHeight - barHeight - 1
  }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Hero(article: article)
          .frame(height: heroHeight)
          .onGeometryChange(for: CGFloat.self) { proxy in
            proxy.frame(in: .scrollView(axis: .vertical)).minY
          } action: {
            heroTop = $0
          }

        VStack(alignment: .leading, spacing: 18) {
          ForEach(article.paragraphs, id: \.self) { paragraph in
            Text(paragraph)
              .font(.system(size: fontSize, design: .serif))
              .lineSpacing(6)
          }
        }
        .padding(20)
      }
    }
    .scrollTargetBehavior(.hero(height: heroHeight, bar: barHeight))
    .overlay(alignment: .top) { bar }
  }

  private var bar: some View {
    HStack {
      Text(article.title)
        .font(.headline)
        .lineLimit(1)
      Spacer()
      Stepper("Font size", value: $fontSize, in: 14...28, step: 2)
        .labelsHidden()
    }
    .padding(.horizontal, 20)
    .frame(height: barHeight)
    .background(.bar)
    .opacity(isRolledUp ? 1 : 0)
    .animation(.easeOut(duration: 0.15), value: isRolledUp)
  }
}

private struct Hero: View {
  let article: Article

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom)
      VStack(alignment: .leading, spacing: 6) {
        Text(article.title)
          .font(.system(.largeTitle, design: .serif).bold())
        Text("by \(article.author)")
          .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(20)
    }
  }
}

#Preview {
  ReaderView(article: .sample)
}
