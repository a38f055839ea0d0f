import SwiftUI

struct Loan: Identifiable {
  let id = UUID()
  let title: String
  let author: String
  let due: String
}

struct LoanGroup: Identifiable {
  let name: String
  let color: Color
  let loans: [Loan]
  var id: String { name }

  var height: CGFloat {
    LoansView.headerHeight + CGFloat(loans.count) * LoansView.rowHeight
  }
}

extension LoanGroup {
  static let demo: [LoanGroup] = [
    LoanGroup(
      name: "Overdue", color: .red,
      loans: [
        Loan(title: "Piranesi", author: "Clarke", due: "3 days ago"),
        Loan(title: "The Overstory", author: "Powers", due: "yesterday"),
      ]),
    LoanGroup(
      name: "This week", color: .orange,
      loans: [
        Loan(title: "Stoner", author: "Williams", due: "Tuesday"),
        Loan(title: "Kindred", author: "Butler", due: "Thursday"),
        Loan(title: "Ice", author: "Kavan", due: "Friday"),
      ]),
    LoanGroup(
      name: "Later", color: .green,
      loans: [
        Loan(title: "Middlemarch", author: "Eliot", due: "2 May"),
        Loan(title: "Solaris", author: "Lem", due: "2 May"),
        Loan(title: "The Dispossessed", author: "Le Guin", due: "4 May"),
        Loan(title: "Austerlitz", author: "Sebald", due: "9 May"),
        Loan(title: "Beloved", author: "Morrison", due: "9 May"),
        Loan(title: "Pedro Páramo", author: "Rulfo", due: "11 May"),
        Loan(title: "The Door", author: "Szabó", due: "12 May"),
        Loan(title: "Invisible Cities", author: "Calvino", due: "15 May"),
      ]),
    LoanGroup(
      name: "Reserved", color: .blue,
      loans: [
        Loan(title: "James", author: "Everett", due: "3rd in line"),
        Loan(title: "Orbital", author: "Harvey", due: "1st in line"),
        Loan(title: "North Woods", author: "Mason", due: "7th in line"),
        Loan(title: "Prophet Song", author: "Lynch", due: "2nd in line"),
      ]),
  ]
}

// Scrolls from heading to heading.
struct SectionSnapBehavior: ScrollTargetBehavior {
  let offsets: [CGFloat]

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let maxOffset = max(0, context.contentSize.height - context.containerSize.height)
    let y = target.rect.minY
    let nearest =
      offsets
      .map { min($0, maxOffset) }  // the last ones can't get all the way up
      .min { abs($0 - y) < abs($1 - y) }
    if let nearest {
      target.rect.origin.y = nearest
    }
  }
}

struct LoansView: View {
  static let headerHeight: CGFloat = 44
  static let rowHeight: CGFloat = 64
  static let sectionSpacing: CGFloat = 24

  let groups: [LoanGroup]

  private var sectionOffsets: [CGFloat] {
    var result: [CGFloat] = []
    var y: CGFloat = 0
    for group in groups {
      result.append(y)
      y += group.height + Self.sectionSpacing
    }
    return result
  }

  var body: some View {
    ScrollView {
      VStack(spacing: Self.sectionSpacing) {
        ForEach(groups) { group in
          VStack(spacing: 0) {
            Text(group.name)
              .font(.title3.bold())
              .foregroundStyle(group.color)
              .frame(maxWidth: .infinity, alignment: .leading)
              .frame(height: Self.headerHeight)
            ForEach(group.loans) { loan in
              row(loan)
            }
          }
        }
      }
      .padding(.horizontal)
    }
    .scrollTargetBehavior(SectionSnapBehavior(offsets: sectionOffsets))
  }

  private func row(_ loan: Loan) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(loan.title).font(.headline).lineLimit(1)
        Text(loan.author).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(loan.due).font(.caption)
    }
    .frame(height: Self.rowHeight)
    .overlay(alignment: .bottom) { Divider() }
  }
}

#Preview {
  LoansView(groups: LoanGroup.demo)
}
