import SwiftUI

struct FirstRunView: View {
  var finish: () -> Void = {}
  @State private var step: Step? = .welcome

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        pages(size: proxy.size, insets: proxy.safeAreaInsets)
          .ignoresSafeArea()
        bars
      }
    }
  }

  private func pages(size: CGSize, insets: EdgeInsets) -> some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(Step.allCases) { step in
          StepPage(step: step, flat: size.height < size.width)
            .padding(.top, insets.top + Bars.top)
            .padding(.bottom, insets.bottom + Bars.bottom)
            .padding(.leading, insets.leading + 24)
            .padding(.trailing, insets.trailing + 24)
            .frame(
              width: size.width + insets.leading + insets.trailing,
              height: size.height + insets.top + insets.bottom
            )
            .background(step.tint.opacity(0.18))
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $step)
  }

  private var bars: some View {
    VStack {
      HStack {
        Spacer()
        Button("Skip", action: finish)
      }
      .padding(.horizontal, 20)
      .frame(height: Bars.top)

      Spacer()

      HStack {
        ForEach(Step.allCases) { s in
          Circle()
            .fill(s == step ? Color.primary : .secondary.opacity(0.4))
            .frame(width: 8, height: 8)
        }
        Spacer()
        Button(step?.next == nil ? "Start" : "Next", action: advance)
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
      }
      .padding(.horizontal, 20)
      .frame(height: Bars.bottom)
    }
  }

  private func advance() {
    guard let next = step?.next else { return finish() }
    withAnimation { step = next }
  }
}

private struct StepPage: View {
  let step: Step
  let flat: Bool

  var body: some View {
    let layout = flat ? AnyLayout(HStackLayout(spacing: 32)) : AnyLayout(VStackLayout(spacing: 28))
    layout {
      Image(systemName: step.symbol)
        .font(.system(size: 88))
        .foregroundStyle(step.tint)
      VStack(spacing: 12) {
        Text(step.title).font(.largeTitle.bold())
        Text(step.text).foregroundStyle(.secondary)
      }
      .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

#Preview { FirstRunView() }
#Preview("Side", traits: .landscapeLeft) { FirstRunView() }
