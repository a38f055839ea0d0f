import SwiftUI

// The search field sits on top of the list. It is either wholly in sight or wholly out of it.
struct PullDownSearchBehavior: ScrollTargetBehavior {
  let fieldHeight: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let y = target.rect.minY
    let reach = context.contentSize.height - context.containerSize.height

    // A list too short to cover the field is left alone.
    guard reach >= fieldHeight, y > 0, y < fieldHeight else { return }

    let velocity = context.velocity.dy
    let hides = abs(velocity) > 60 ? velocity > 0 : y > fieldHeight / 2
    target.rect.origin.y = hides ? fieldHeight : 0
  }
}

struct SearchField: View {
  @Binding var text: String
  let height: CGFloat

  var body: some View {
    HStack {
      Image(systemName: "magnifyingglass")
        .foregroundStyle(.secondary)
      TextField("Search", text: $text)
        .textInputAutocapitalization(.never)
      if !text.isEmpty {
        Button {
          text = ""
        } label: {
          Image(systemName: "xmark.circle.fill")
            .foregroundStyle(.tertiary)
        }
      }
    }
    .padding(.horizontal, 10)
    .frame(height: 36)
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 10))
    .padding(.horizontal, 16)
    .frame(height: height)
  }
}

extension View {
  func pullDownSearch(fieldHeight: CGFloat) -> some View {
    scrollTargetBehavior(PullDownSearchBehavior(fieldHeight: fieldHeight))
  }
}
