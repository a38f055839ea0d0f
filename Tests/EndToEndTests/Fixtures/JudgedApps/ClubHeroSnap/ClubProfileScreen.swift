import SwiftUI

private let heroHeight: CGFloat = 180

struct Member: Identifiable, Hashable {
  var id: String { name }
  let name: String
  let role: String
}

// Shows the hero completely or not at all.
private struct HeroSnap: ScrollTargetBehavior {
  let height: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let reach = max(context.contentSize.height - context.containerSize.height, 0)
    let hidden = min(height, reach)
    let y = target.rect.minY
    guard y > 0, y < hidden else { return }
    target.rect.origin.y = y < hidden / 2 ? 0 : hidden
  }
}

struct ClubProfileScreen: View {
  let clubName: String
  let members: [Member]

  @State private var heroGone = false

  var body: some View {
    VStack(spacing: 0) {
      titleBar
      ScrollView {
        VStack(spacing: 0) {
          hero
          ForEach(members) { member in
            row(member)
            Divider().padding(.leading, 68)
          }
        }
      }
      .scrollTargetBehavior(HeroSnap(height: heroHeight))
      .onScrollGeometryChange(for: Bool.self) { geometry in
        geometry.contentOffset.y > heroHeight - 40
      } action: { _, gone in
        withAnimation(.easeOut(duration: 0.2)) { heroGone = gone }
      }
    }
  }

  private var titleBar: some View {
    Text(clubName)
      .font(.headline)
      .opacity(heroGone ? 1 : 0)
      .frame(maxWidth: .infinity)
      .frame(height: 44)
      .background(.background)
      .overlay(alignment: .trailing) {
        Image(systemName: "ellipsis.circle").padding(.trailing, 16)
      }
  }

  private var hero: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.orange, .pink], startPoint: .topLeading, endPoint: .bottomTrailing)
      VStack(alignment: .leading, spacing: 4) {
        Text(clubName).font(.largeTitle.bold())
        Text("\(members.count) members")
          .font(.subheadline)
      }
      .foregroundStyle(.white)
      .padding(20)
    }
    .frame(height: heroHeight)
    .clipped()
  }

  private func row(_ member: Member) -> some View {
    HStack(spacing: 12) {
      Circle()
        .fill(.quaternary)
        .frame(width: 40, height: 40)
        .overlay { Text(member.name.prefix(1)).font(.headline) }
      VStack(alignment: .leading) {
        Text(member.name)
        Text(member.role).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
    }
    .padding(.horizontal, 16)
    .frame(height: 60)
  }
}

#Preview("Large club") {
  ClubProfileScreen(
    clubName: "Isar Rowers",
    members: (1...24).map { Member(name: "Member \($0)", role: $0 < 4 ? "Coach" : "Rower") }
  )
}

#Preview("Nine members") {
  ClubProfileScreen(
    clubName: "Chess & Cake",
    members: (1...9).map { Member(name: "Player \($0)", role: "Member") }
  )
}
