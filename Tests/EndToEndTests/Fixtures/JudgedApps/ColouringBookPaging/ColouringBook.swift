import SwiftUI

struct ColouringPage: Identifiable {
  let id: Int
  let symbol: String
}

struct ColouringBook: View {
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @State private var brush: Color = .red
  @State private var fills: [Int: Color] = [:]

  private let pages = ["tortoise", "fish", "bird", "hare", "ladybug", "cat"]
    .enumerated()
    .map { ColouringPage(id: $0.offset, symbol: $0.element) }

  private let paper = CGSize(width: 300, height: 250)
  private let brushes: [Color] = [.red, .orange, .yellow, .green, .mint, .blue, .indigo, .pink, .brown]

  private var layout: AnyLayout {
    verticalSizeClass == .compact
      ? AnyLayout(HStackLayout(spacing: 32))
      : AnyLayout(VStackLayout(spacing: 32))
  }

  var body: some View {
    layout {
      book
      palette
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.cyan.opacity(0.15).ignoresSafeArea())
  }

  private var book: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(pages) { page in
          Sheet(symbol: page.symbol, fill: fills[page.id])
            .padding(10)
            .frame(width: paper.width, height: paper.height)
            .onTapGesture { fills[page.id] = brush }
        }
      }
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.hidden)
    .frame(width: paper.width, height: paper.height)
    .background(.white, in: .rect(cornerRadius: 20))
    .clipShape(.rect(cornerRadius: 20))
  }

  private var palette: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.fixed(48), spacing: 12), count: 3), spacing: 12) {
      ForEach(brushes, id: \.self) { color in
        Circle()
          .fill(color)
          .frame(width: 48, height: 48)
          .overlay {
            if color == brush {
              Circle().strokeBorder(.white, lineWidth: 4)
            }
          }
          .onTapGesture { brush = color }
      }
    }
    .frame(width: 168)
  }
}

private struct Sheet: View {
  let symbol: String
  let fill: Color?

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 14)
        .strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [6]))
        .foregroundStyle(.gray)
      Image(systemName: fill == nil ? symbol : symbol + ".fill")
        .resizable()
        .scaledToFit()
        .padding(40)
        .foregroundStyle(fill ?? .black)
    }
    .contentShape(.rect)
  }
}

#Preview {
  ColouringBook()
}
