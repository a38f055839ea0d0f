//  WeightRuler.swift
//  Onboarding step 4: "How much do you weigh?"

import SwiftUI

struct Ruler {
  var lowest = 30
  var highest = 150
  var tickWidth: CGFloat = 2
  var tickSpacing: CGFloat = 10

  var pitch: CGFloat { tickWidth + tickSpacing }
  var count: Int { highest - lowest + 1 }

  func value(at offset: CGFloat) -> Int {
    let index = Int((offset / pitch).rounded())
    return lowest + min(max(index, 0), count - 1)
  }

  func offset(of value: Int) -> CGFloat {
    CGFloat(value - lowest) * pitch
  }
}

struct TickSnapping: ScrollTargetBehavior {
  let ruler: Ruler

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let value = ruler.value(at: target.rect.minX)
    target.rect.origin.x = ruler.offset(of: value)
  }
}

struct Tick: View {
  let value: Int
  let ruler: Ruler

  private var isMajor: Bool { value.isMultiple(of: 5) }

  var body: some View {
    Capsule()
      .fill(isMajor ? Color.primary : Color.secondary.opacity(0.6))
      .frame(
        width: isMajor ? ruler.tickWidth * 2 : ruler.tickWidth,
        height: isMajor ? 44 : 26
      )
      .frame(height: 44, alignment: .top)
      .overlay(alignment: .bottom) {
        if isMajor {
          Text("\(value)")
            .font(.caption2.monospacedDigit())
            .fixedSize()
            .offset(y: 20)
        }
      }
  }
}

struct WeightRuler: View {
  @Binding var weight: Int
  private let ruler = Ruler()
  @State private var position: ScrollPosition

  init(weight: Binding<Int>) {
    _weight = weight
    _position = State(initialValue: ScrollPosition(x: Ruler().offset(of: weight.wrappedValue)))
  }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .top, spacing: ruler.tickSpacing) {
          ForEach(ruler.lowest...ruler.highest, id: \.self) { value in
            Tick(value: value, ruler: ruler)
          }
        }
        .padding(.horizontal, (geo.size.width - ruler.tickWidth) / 2)
        .frame(height: 72, alignment: .top)
      }
      .scrollPosition($position)
      .scrollTargetBehavior(TickSnapping(ruler: ruler))
      .onScrollGeometryChange(for: Int.self) { geometry in
        ruler.value(at: geometry.contentOffset.x)
      } action: { _, newValue in
        weight = newValue
      }
      .overlay(alignment: .top) {
        Rectangle()
          .fill(.tint)
          .frame(width: 2, height: 52)
          .allowsHitTesting(false)
      }
    }
    .frame(height: 72)
    .sensoryFeedback(.selection, trigger: weight)
  }
}

struct WeightStep: View {
  @State private var weight = 70

  var body: some View {
    VStack(spacing: 32) {
      Text("How much do you weigh?")
        .font(.title2.bold())
      Text("\(weight) kg")
        .font(.system(size: 56, weight: .bold, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())
      WeightRuler(weight: $weight)
        .padding(.vertical, 16)
        .background(.thinMaterial, in: .rect(cornerRadius: 20))
        .padding(.horizontal, 20)
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
  }
}

#Preview {
  WeightStep()
}
