//
//  HomeView.swift
//  CoffeeBeans
//

import SwiftUI

struct Bean: Identifiable {
  let id = UUID()
  let name: String
  let origin: String
  let roast: Int
}

extension Bean {
  static let all: [Bean] = [
    Bean(name: "Yirgacheffe", origin: "Ethiopia", roast: 2),
    Bean(name: "Huila", origin: "Colombia", roast: 3),
    Bean(name: "Antigua", origin: "Guatemala", roast: 3),
    Bean(name: "Mandheling", origin: "Sumatra", roast: 5),
    Bean(name: "Kirinyaga", origin: "Kenya", roast: 2),
    Bean(name: "Cerrado", origin: "Brazil", roast: 4),
    Bean(name: "Tarrazú", origin: "Costa Rica", roast: 3),
    Bean(name: "Mattari", origin: "Yemen", roast: 4),
    Bean(name: "Blue Mountain", origin: "Jamaica", roast: 3),
  ]
}

struct HomeView: View {
  let beans = Bean.all

  var body: some View {
    VStack(alignment: .leading, spacing: 24.adjusted) {
      Text("Today's beans")
        .font(.system(size: 28.adjusted, weight: .bold))
        .padding(.leading, Metrics.side)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Metrics.gap) {
          ForEach(beans) { bean in
            BeanCard(bean: bean)
          }
        }
        .padding(.horizontal, Metrics.side)
      }
      .scrollTargetBehavior(.beans(beans.count))

      Spacer()
    }
    .padding(.top, 30.adjusted)
  }
}

struct BeanCard: View {
  let bean: Bean

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color.brown.opacity(Double(bean.roast) * 0.18))
      Text(bean.name).font(.title2.bold())
      Text(bean.origin).foregroundStyle(.secondary)
      HStack(spacing: 4) {
        ForEach(0..<5) { i in
          Image(systemName: i < bean.roast ? "circle.fill" : "circle")
            .font(.caption)
        }
      }
    }
    .padding(16)
    .frame(width: Metrics.cardWidth.adjusted, height: Metrics.cardHeight.adjusted)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 20))
  }
}

#Preview {
  HomeView()
}
