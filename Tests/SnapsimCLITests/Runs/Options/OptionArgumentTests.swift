import ScrollSimulation
import Testing

@testable import SnapsimRuns

@Suite("From the text of an option to its value")
struct OptionArgumentTests {
  @Test func `one number of a pair stands for both ends`() throws {
    #expect(try AxisInsets("5", of: .padding) == AxisInsets(5))
    #expect(try AxisInsets("5,0", of: .padding) == AxisInsets(leading: 5, trailing: 0))
  }

  @Test func `numbers keep their order, and the faulty one is named`() throws {
    #expect(try [Double]("3,1.5,2e1", of: .itemLengths) == [3, 1.5, 20])
    #expect(throws: OptionError.badNumber(.itemLengths, " 2", .malformed)) {
      try [Double]("1, 2", of: .itemLengths)
    }
  }

  @Test func `a rate is a word or a number between 0 and 1`() throws {
    #expect(try DecelerationRate("normal", of: .deceleration) == .normal)
    #expect(try DecelerationRate("fast", of: .deceleration) == .fast)
    #expect(try DecelerationRate("0.99", of: .deceleration) == .fast)
  }

  @Test func `what is kept is a word, or an item at an anchor from 0 to 1`() throws {
    for (text, keep) in [
      ("offset", .offset), ("item", .item), ("bottom", .bottom), ("anchor=0.5", .anchor(0.5)),
      ("anchor=0", .anchor(0)),
    ] as [(String, Keep)] { #expect(try Keep(text, of: .keep) == keep && keep.argument == text) }
    for text in [
      "", "top", "anchor", "anchor=", "anchor=-0.1", "anchor=1.1", "anchor=nan", "anchor=x", "Item",
    ] { #expect(throws: OptionError.self) { try Keep(text, of: .keep) } }
  }
}
