import SwiftData
import Foundation

@Model
final class Moment {
  @Attribute(.unique) var remoteID: String
  var author: String
  var text: String
  var imageURL: URL?
  var postedAt: Date
  var liked: Bool

  init(
    remoteID: String, author: String, text: String, imageURL: URL? = nil, postedAt: Date = .now,
    liked: Bool = false
  ) {
    self.remoteID = remoteID
    self.author = author
    self.text = text
    self.imageURL = imageURL
    self.postedAt = postedAt
    self.liked = liked
  }
}
