//
//  AppShelf.swift
//  StoreClone
//
//  Created by Deniz Kaya on 02/11/2023.
//

import SwiftUI

struct StoreApp: Identifiable {
  let id: Int
  let name: String
  let subtitle: String
  var isInstalled = false
}

struct AppShelf: View {
  @State private var apps = (0..<15).map {
    StoreApp(id: $0, name: "App \($0 + 1)", subtitle: ["Games", "Utilities", "Photo"][$0 % 3])
  }

  // three apps below each other
  let rows = Array(repeating: GridItem(.fixed(72), spacing: 8), count: 3)

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Popular This Week")
          .font(.title2.bold())
        Spacer()
        Button("See All") {}
      }
      .padding(.horizontal, 20)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 12) {
          ForEach($apps) { $app in
            AppRow(app: $app)
              .frame(width: 340)
          }
        }
        .padding(.horizontal, 20)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(ColumnSnap())
      .frame(height: 232)
    }
  }
}

struct ColumnSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    // 340 for the column and 12 for the space between two columns
    let column = (target.rect.minX / 352).rounded()
    // the last column has less room to the right, it stops at the end of the shelf
    let end = context.contentSize.width - context.containerSize.width
    target.rect.origin.x = min(column * 352, end)
  }
}

struct AppRow: View {
  @Binding var app: StoreApp

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 14)
        .fill(Color(hue: Double(app.id) / 15, saturation: 0.6, brightness: 0.9))
        .frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(app.name)
        Text(app.subtitle)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button(app.isInstalled ? "OPEN" : "GET") {
        app.isInstalled = true
      }
      .font(.subheadline.bold())
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
    }
    .frame(height: 72)
  }
}

#Preview {
  AppShelf()
}
