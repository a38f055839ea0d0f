import SwiftUI

@Observable
final class SitSession {
  enum Phase { case setup, sitting(end: Date) }

  let choices = Array(stride(from: 5, through: 90, by: 5))
  var length: Int? = 20
  var phase: Phase = .setup

  func begin() {
    phase = .sitting(end: .now.addingTimeInterval(Double(length ?? 20) * 60))
  }

  func stop() { phase = .setup }
}

struct SitTimerView: View {
  @State private var session = SitSession()

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo.opacity(0.5), .black], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      switch session.phase {
      case .setup: setup
      case .sitting(let end): sitting(until: end)
      }
    }
    .preferredColorScheme(.dark)
  }

  private var setup: some View {
    VStack(spacing: 16) {
      Text("Sit for").font(.headline)
      HStack {
        MinuteWheel(minutes: session.choices, value: $session.length)
        Text("min").foregroundStyle(.secondary)
      }
      Button("Begin", action: session.begin)
        .buttonStyle(.bordered)
        .controlSize(.large)
    }
  }

  private func sitting(until end: Date) -> some View {
    VStack(spacing: 24) {
      Text(timerInterval: Date.now...end, countsDown: true)
        .font(.system(size: 64, weight: .thin).monospacedDigit())
      Button("Stop", action: session.stop)
    }
  }
}

#Preview { SitTimerView() }
