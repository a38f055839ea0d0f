import SwiftUI

struct Story: Identifiable, Hashable {
  let id: Int
  let section: String
  let headline: String
  let summary: String
  let tint: Color
}

@Observable
final class BriefingModel {
  var currentIndex = 0
  var saved: Set<Int> = []

  let stories: [Story] = [
    Story(
      id: 100, section: "City", headline: "Tram line 9 opens a month early",
      summary: "The extension links the harbour with the university in eleven minutes.", tint: .blue),
    Story(
      id: 101, section: "Science", headline: "Seagrass returns to the northern bay",
      summary: "Divers counted twice as many shoots as last year.", tint: .green),
    Story(
      id: 102, section: "Business", headline: "Local bakery chain buys its old mill",
      summary: "Flour will be ground on site from the autumn.", tint: .brown),
    Story(
      id: 103, section: "Culture", headline: "Museum puts its sketchbooks online",
      summary: "Over nine thousand pages can be browsed for free.", tint: .purple),
    Story(
      id: 104, section: "Sport", headline: "Rowers take two medals at the lake",
      summary: "The women's four came within a second of gold.", tint: .teal),
    Story(
      id: 105, section: "Weather", headline: "A dry week ahead, with cool nights",
      summary: "Farmers ask for care with open fires.", tint: .orange),
    Story(
      id: 106, section: "Tech", headline: "Libraries lend out repair kits",
      summary: "Soldering irons are the most wanted item.", tint: .gray),
    Story(
      id: 107, section: "Food", headline: "The market hall gets a late shift",
      summary: "Stalls stay open until ten on Thursdays.", tint: .red),
  ]

  func toggleSaved(_ story: Story) {
    if saved.remove(story.id) == nil {
      saved.insert(story.id)
    }
  }
}

struct StoryPagingBehavior: ScrollTargetBehavior {
  let currentIndex: Int
  let storyCount: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let pageHeight = context.containerSize.height
    let travel = target.rect.minY - CGFloat(currentIndex) * pageHeight

    var next = currentIndex
    if travel > pageHeight * 0.2 {
      next += 1
    } else if travel < -pageHeight * 0.2 {
      next -= 1
    }

    next = min(max(next, 0), storyCount - 1)
    target.rect.origin.y = CGFloat(next) * pageHeight
  }
}
