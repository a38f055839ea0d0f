import SwiftUI

struct ComicPage: Identifiable {
  var id: Int { number }
  let number: Int
  let panels: [[Double]]  // rows of relative panel widths
  let caption: String
}

struct PageTurnBehavior: ScrollTargetBehavior {
  var pageCount: Int
  var flickVelocity: CGFloat = 250

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let width = context.containerSize.width
    guard width > 0 else { return }

    let origin = context.originalTarget.rect.minX
    let dragged = target.rect.minX - origin
    var page = (origin / width).rounded()

    if abs(context.velocity.dx) > flickVelocity {
      page += context.velocity.dx > 0 ? 1 : -1
    } else if abs(dragged) > width / 2 {
      page += dragged > 0 ? 1 : -1
    }

    page = min(max(page, 0), CGFloat(pageCount - 1))
    target.rect.origin.x = page * width
  }
}

struct ComicReader: View {
  let issue: String
  let pages: [ComicPage]

  @State private var showsChrome = true

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(pages) { page in
            ComicPageView(page: page)
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(PageTurnBehavior(pageCount: pages.count))
      .onTapGesture {
        withAnimation(.easeInOut) { showsChrome.toggle() }
      }
    }
    .background(.black)
    .overlay(alignment: .top) {
      if showsChrome {
        Text(issue)
          .font(.footnote.smallCaps())
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(.thinMaterial, in: Capsule())
          .transition(.opacity)
      }
    }
    .preferredColorScheme(.dark)
  }
}

struct ComicPageView: View {
  let page: ComicPage

  var body: some View {
    VStack(spacing: 6) {
      ForEach(Array(page.panels.enumerated()), id: \.offset) { row, widths in
        GeometryReader { g in
          let total = widths.reduce(0, +)
          let free = g.size.width - CGFloat(widths.count - 1) * 6
          HStack(spacing: 6) {
            ForEach(widths.indices, id: \.self) { i in
              Rectangle()
                .fill(Color(hue: Double(page.number * 3 + row + i) / 40, saturation: 0.5, brightness: 0.9))
                .border(.white, width: 2)
                .frame(width: free * widths[i] / total)
            }
          }
        }
      }
      HStack {
        Text(page.caption).italic()
        Spacer()
        Text("\(page.number)").monospacedDigit()
      }
      .font(.caption)
      .foregroundStyle(.white)
    }
    .padding(10)
  }
}

extension ComicPage {
  static let sample: [ComicPage] = (1...12).map { n in
    let layouts: [[[Double]]] = [
      [[1], [1, 1], [2, 1]],
      [[1, 2], [1, 1, 1]],
      [[1], [1]],
      [[1, 1], [1, 1], [1, 1]],
    ]
    return ComicPage(number: n, panels: layouts[n % layouts.count], caption: "Meanwhile, at the harbour…")
  }
}

#Preview {
  ComicReader(issue: "Captain Gull #3", pages: ComicPage.sample)
}
