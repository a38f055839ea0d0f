//
//  LunationStrip.swift
//  Selene
//

import SwiftUI

struct MoonDay: Identifiable, Equatable {
  let age: Int  // days since new moon
  var id: Int { age }

  static let synodicMonth = 29.53

  var illumination: Double {
    (1 - cos(2 * .pi * Double(age) / Self.synodicMonth)) / 2
  }

  var symbolName: String {
    let names = [
      "new.moon", "waxing.crescent", "first.quarter", "waxing.gibbous",
      "full.moon", "waning.gibbous", "last.quarter", "waning.crescent",
    ]
    let eighth = Int((Double(age) / Self.synodicMonth * 8).rounded()) % 8
    return "moonphase." + names[eighth]
  }

  static let lunation = (0..<30).map(MoonDay.init(age:))
}

// Seven days fill the strip, and one swipe is one week. A lunation is not a whole
// number of weeks, so the last "week" is simply the last seven days.
struct SevenDayBehavior: ScrollTargetBehavior {
  private let flick: CGFloat = 150
  private let slack: CGFloat = 4

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let week = context.containerSize.width
    let end = context.contentSize.width - week
    guard week > 0, end > 0 else { return }

    var stops = Array(stride(from: CGFloat.zero, to: end - slack, by: week))
    stops.append(end)

    let start = context.originalTarget.rect.minX
    let proposed = target.rect.minX
    let speed = context.velocity.dx

    let stop: CGFloat?
    if speed > flick, proposed > start {
      stop = stops.first { $0 > start + slack }
    } else if speed < -flick, proposed < start {
      stop = stops.last { $0 < start - slack }
    } else {
      stop = stops.min { abs($0 - proposed) < abs($1 - proposed) }
    }
    target.rect.origin.x = stop ?? (speed > 0 ? end : 0)
  }
}

struct LunationStrip: View {
  @State private var selected = MoonDay(age: 0)

  var body: some View {
    VStack(spacing: 8) {
      Text("Day \(selected.age + 1)")
        .font(.headline)
        .padding(.top, 8)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(MoonDay.lunation) { day in
            Button {
              selected = day
            } label: {
              DayCell(day: day, isSelected: day == selected)
            }
            .buttonStyle(.plain)
            .containerRelativeFrame(.horizontal, count: 7, span: 1, spacing: 0)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(SevenDayBehavior())
      .frame(height: 84)

      Image(systemName: selected.symbolName)
        .resizable()
        .scaledToFit()
        .symbolRenderingMode(.hierarchical)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)

      Text(selected.illumination, format: .percent.precision(.fractionLength(0)))
        .font(.title2.monospacedDigit())
        .padding(.bottom, 8)
    }
    .foregroundStyle(.white)
    .background(LinearGradient(colors: [.black, .indigo], startPoint: .top, endPoint: .bottom))
  }
}

private struct DayCell: View {
  let day: MoonDay
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Image(systemName: day.symbolName).font(.title2)
      Text("\(day.age + 1)").font(.caption)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      if isSelected {
        RoundedRectangle(cornerRadius: 12).fill(.white.opacity(0.2)).padding(4)
      }
    }
    .contentShape(Rectangle())
  }
}

#Preview {
  LunationStrip()
}
