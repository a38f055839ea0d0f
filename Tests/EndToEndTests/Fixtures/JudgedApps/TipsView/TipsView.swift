import SwiftUI

struct TipsSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let step: CGFloat = 200
    target.rect.origin.y = round(target.rect.origin.y / step) * step
  }
}

struct TipsView: View {
  let tips = [
    "Drink a glass of water", "Stretch for two minutes", "Look out of the window",
    "Write down one idea", "Call someone", "Tidy one drawer", "Walk around the block",
    "Put the phone away", "Go to bed early",
  ]

  var body: some View {
    VStack {
      Text("Tips")
        .font(.largeTitle)
      ScrollView {
        VStack(spacing: 20) {
          ForEach(tips, id: \.self) { tip in
            Text(tip)
              .font(.title2)
              .frame(maxWidth: .infinity)
              .frame(height: 180)
              .background(Color.yellow.opacity(0.3))
              .cornerRadius(12)
          }
        }
        .padding(.vertical, 10)
        .padding(.horizontal)
      }
      .frame(height: 200)
      .scrollTargetBehavior(TipsSnap())
      Spacer()
    }
  }
}

#Preview {
  TipsView()
}
