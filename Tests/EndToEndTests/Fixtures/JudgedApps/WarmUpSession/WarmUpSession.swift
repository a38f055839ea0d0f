import SwiftUI

struct WarmUp: Identifiable {
  let id = UUID()
  let title: String
  let vowel: String
  let range: ClosedRange<Int>
  let hint: String

  static let evening: [WarmUp] = [
    WarmUp(title: "Humming fifths", vowel: "m", range: 0...7, hint: "Lips closed, jaw loose."),
    WarmUp(title: "Sirens", vowel: "ng", range: 0...12, hint: "Glide, don't step."),
    WarmUp(title: "Five-note scale", vowel: "ni-e-a", range: 0...7, hint: "Keep the tempo."),
    WarmUp(title: "Staccato octaves", vowel: "ha", range: 0...12, hint: "From the diaphragm."),
    WarmUp(title: "Long notes", vowel: "o", range: 0...4, hint: "Sixteen counts on one breath."),
    WarmUp(title: "Canon", vowel: "lu", range: 0...9, hint: "Altos begin."),
  ]
}

/// The choir app is an iPhone app and runs in portrait only.
final class ChoirAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .portrait
  }
}

struct OneExerciseBehavior: ScrollTargetBehavior {
  var count: Int
  var gap: CGFloat
  var threshold: CGFloat = 0.15

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let height = context.containerSize.height
    guard height > 0, count > 0 else { return }
    let stride = height + gap

    let origin = context.originalTarget.rect.minY
    let start = Int((origin / stride).rounded())
    let travel = target.rect.minY - origin

    let next: Int
    switch travel {
    case let distance where distance > height * threshold: next = start + 1
    case let distance where distance < -height * threshold: next = start - 1
    default: next = start
    }
    target.rect.origin.y = CGFloat(min(max(next, 0), count - 1)) * stride
  }
}

extension ScrollTargetBehavior where Self == OneExerciseBehavior {
  static func oneExercise(of count: Int, gap: CGFloat) -> OneExerciseBehavior {
    OneExerciseBehavior(count: count, gap: gap)
  }
}

struct WarmUpCard: View {
  let number: Int
  let warmUp: WarmUp

  var body: some View {
    VStack(spacing: 16) {
      Text("Exercise \(number)")
        .font(.caption.smallCaps())
        .foregroundStyle(.secondary)
      Text(warmUp.title)
        .font(.title.bold())
      Text(warmUp.vowel)
        .font(.system(size: 56, weight: .light, design: .serif))
      Text("up \(warmUp.range.count - 1) semitones")
      Text(warmUp.hint)
        .font(.callout)
        .foregroundStyle(.secondary)
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.indigo.opacity(0.12), in: .rect(cornerRadius: 28))
  }
}

struct WarmUpSession: View {
  let exercises: [WarmUp]
  @State private var bpm = 88
  private let gap: CGFloat = 16

  var body: some View {
    VStack(spacing: 0) {
      Text("Warm-up")
        .font(.title2.bold())
        .frame(height: 64)

      ScrollView(.vertical) {
        VStack(spacing: gap) {
          ForEach(Array(exercises.enumerated()), id: \.element.id) { index, warmUp in
            WarmUpCard(number: index + 1, warmUp: warmUp)
              .containerRelativeFrame(.vertical)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.oneExercise(of: exercises.count, gap: gap))

      Stepper("Tempo \(bpm)", value: $bpm, in: 60...140, step: 4)
        .padding(.horizontal, 20)
        .frame(height: 76)
    }
  }
}

#Preview {
  WarmUpSession(exercises: WarmUp.evening)
}
