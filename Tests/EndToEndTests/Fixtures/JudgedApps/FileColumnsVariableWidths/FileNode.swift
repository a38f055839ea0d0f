import Foundation

struct FileNode: Identifiable, Hashable {
  let name: String
  var children: [FileNode] = []
  var columnWidth: CGFloat = 240

  var id: String { name }

  static let sampleTrail: [FileNode] = {
    let preview = FileNode(name: "Cover v3.pdf", columnWidth: 300)
    let drafts = FileNode(
      name: "Drafts",
      children: [
        preview,
        FileNode(name: "Cover v2.pdf", columnWidth: 300),
      ], columnWidth: 260)
    let client = FileNode(
      name: "Harbour Café",
      children: [
        drafts,
        FileNode(name: "Invoice.pdf", columnWidth: 300),
      ])
    let projects = FileNode(
      name: "Projects",
      children: [
        client,
        FileNode(name: "Archive.zip", columnWidth: 300),
      ])
    let root = FileNode(
      name: "iCloud Drive",
      children: [
        projects,
        FileNode(name: "Read me.txt", columnWidth: 300),
      ], columnWidth: 200)
    return [root, projects, client, drafts, preview]
  }()
}
