import ScrollSimulation
import Testing

@testable import SnapsimRuns
@testable import SnapsimCLI

@Suite("From the text of an option to its value")
struct OptionArgumentTests {
  @Test("one number of a pair stands for both ends")
  func pairs() throws {
    #expect(try AxisInsets("5", of: .padding) == AxisInsets(5))
    #expect(try AxisInsets("5,0", of: .padding) == AxisInsets(leading: 5, trailing: 0))
    let error = #expect(throws: OptionError.self) { try AxisInsets("1,2,3", of: .padding) }
    #expect(error?.message.hasPrefix("--padding '1,2,3' has more than two numbers") == true)
    #expect(throws: OptionError.badNumber(.padding, "", .malformed)) { try AxisInsets("1,", of: .padding) }
    #expect(throws: OptionError.badNumber(.padding, "", .malformed)) { try AxisInsets("", of: .padding) }
  }

  @Test("numbers keep their order, and the faulty one is named")
  func numbers() throws {
    #expect(try [Double]("3,1.5,2e1", of: .itemLengths) == [3, 1.5, 20])
    #expect(throws: OptionError.badNumber(.itemLengths, "x", .malformed)) {
      try [Double]("1,x,y", of: .itemLengths)
    }
    #expect(throws: OptionError.badNumber(.itemLengths, " 2", .malformed)) {
      try [Double]("1, 2", of: .itemLengths)
    }
    #expect(throws: OptionError.outOfRange(.itemLengths, "-2", .length)) {
      try [Double]("1,-2", of: .itemLengths)
    }
  }

  @Test("a rate is a word or a number between 0 and 1")
  func rates() throws {
    #expect(try DecelerationRate("normal", of: .deceleration) == .normal)
    #expect(try DecelerationRate("fast", of: .deceleration) == .fast)
    #expect(try DecelerationRate("0.99", of: .deceleration) == .fast)
    for text in ["0", "1", "-0.5", "2"] {
      #expect(throws: OptionError.outOfRange(.deceleration, text, .rate)) {
        try DecelerationRate(text, of: .deceleration)
      }
    }
    #expect(throws: OptionError.badNumber(.deceleration, "slow", .malformed)) {
      try DecelerationRate("slow", of: .deceleration)
    }
  }

  @Test("what is kept is a word, or an item at an anchor from 0 to 1")
  func keeps() throws {
    for (text, keep) in [
      ("offset", .offset), ("item", .item), ("bottom", .bottom), ("anchor=0.5", .anchor(0.5)),
      ("anchor=0", .anchor(0)),
    ] as [(String, Keep)] {
      #expect(try Keep(text, of: .keep) == keep && keep.argument == text)
    }
    for text in [
      "", "top", "anchor", "anchor=", "anchor=-0.1", "anchor=1.1", "anchor=nan", "anchor=x", "Item",
    ] {
      #expect(throws: OptionError.self) { try Keep(text, of: .keep) }
    }
    let error = #expect(throws: OptionError.self) { try Keep("itme", of: .keep) }
    #expect(error?.message.hasPrefix("--keep 'itme' is unknown (did you mean item?)") == true)
  }

  @Test("every device is found by its name", arguments: Device.all.map(\.name))
  func devices(name: String) throws {
    #expect(try Device(name, of: .device).name == name)
  }

  @Test("a device that is not there is told with the nearest")
  func unknownDevice() {
    for (name, nearest) in [
      ("iphone-99", "iphone-se, iphone-x or iphone-xs"), ("ipad-minni", "ipad-mini, ipad-11 or ipad-13"),
    ] {
      let error = #expect(throws: OptionError.self) { try Device(name, of: .device) }
      #expect(error?.message.hasPrefix("there is no device '\(name)' (did you mean \(nearest)?)") == true)
    }
  }
}
