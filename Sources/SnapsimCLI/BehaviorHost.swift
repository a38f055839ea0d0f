import Foundation
import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimSystem
import SnapsimText

extension Snapsim {
  /// Runs the tool with a behavior of one's own and ends the process with its exit code.
  ///
  /// The behavior stands under its type's name in lower case with hyphens, `MyPaging` as `my-paging`, and is used where
  /// no `--behavior` is given. It is asked in this process: where it crashes or does not return, so does the executable,
  /// and what it prints stands among the rows. A behavior file is asked in a process of its own, which is watched.
  ///
  /// - Parameter behavior: what makes the behavior; it is made anew for each use, and one thread at a time asks.
  public static func main(behavior: @autoclosure @escaping @Sendable () -> any ScrollTargetBehavior) -> Never
  {
    let name = name(of: String(describing: type(of: behavior())))
    host([(name, { @Sendable in behavior() })], isDefault: true)
  }

  /// Runs the tool with several behaviors of one's own and ends the process with its exit code.
  ///
  /// - Parameter behaviors: what makes each, by the name that `--behavior` gives it.
  public static func main(behaviors: [(name: String, make: @Sendable () -> any ScrollTargetBehavior)])
    -> Never
  { host(behaviors) }

  private static func host(
    _ behaviors: [(name: String, make: @Sendable () -> any ScrollTargetBehavior)], isDefault: Bool = false
  ) -> Never {
    let named = behaviors.map { behavior in
      NamedBehavior(
        spec: behavior.name, make: behavior.make, needsItems: false, isForeign: true, sharesState: true)
    }
    main(behaviors: BehaviorCatalog(adding: named, isDefault: isDefault))
  }

  /// The name of a type as specs are written: `MyPaging<Int>` as `my-paging`.
  static func name(of type: String) -> String { BehaviorSpec.hyphenated(type.prefix { $0 != "<" }) }
}

/// Makes a behavior whose file asks for the screen, by the names of its members that the expression has.
@_silgen_name("snapsim_on_screen")
public func __snapsimOnScreen(_ members: [String], _ make: @escaping () -> any ScrollTargetBehavior)
  -> any ScrollTargetBehavior
{
  BehaviorOnScreen(following: Set(members), make)
}

/// Begins an executable with behavior files; the source compiled with such a file calls it by this symbol.
///
/// Each behavior has its spec, the numbers that its source states, the file and line of its declaration, the states that its
/// arguments hang on, and the branches and conditions of its source with a note of what was reached.
@_silgen_name("snapsim_host") public func __snapsimHost(
  _ behaviors: [(
    String, [Double], String, Int, [String], [(String, Int, String?, String?, Int)], @Sendable () -> [Bool],
    @Sendable () -> any ScrollTargetBehavior
  )]
) -> Never {
  let arguments = Array(CommandLine.arguments.dropFirst(2))
  guard let page = SharedPage.ofThisProcess else {
    Output(descriptor: 2).report("this program is run by snapsim, which names it a page of memory")
    exit(ExitCode.usage.rawValue)
  }
  let (orders, commandLine) = ChildOrders.read(arguments)
  page.catchCrashes()
  orders.endWithTool()
  // What the behavior prints is none of our rows; and it was printed where this is asked again.
  let streams = Platform.claimStandardStreams()
  if orders.isRepeated { Platform.silenceStandardStreams() }
  let output = Output(descriptor: streams?.output ?? 1, counting: (page, .output))
  let errors = Output(descriptor: streams?.errors ?? 2, counting: (page, .errors))
  let watch = BehaviorWatch(page, orders, arguments: commandLine, errors: errors)
  let sharesState = BehaviorProcess.shareState
  let named = behaviors.enumerated().map { index, held in
    let (spec, numbers, file, line, states, counted, reached, make) = held
    var behavior = NamedBehavior(
      spec: spec, make: { watch.behavior(spec, at: index, make) }, needsItems: false, isForeign: true,
      sharesState: sharesState, numbers: numbers)
    if !file.isEmpty { behavior.declaration = SourcePlace(file: file, line: line) }
    behavior.states = states
    behavior.source = CountedSource(places: counted.map { $0 }, reached: reached)
    return behavior
  }
  let (specs, views) = (named.map(\.spec), BehaviorProcess.views)
  Snapsim.main(
    commandLine, behaviors: BehaviorCatalog(adding: named, leftOut: orders.leftOut, watch: watch),
    attached: Dictionary(zip(specs, views)) { first, _ in first },
    notes: { spec in zip(specs, BehaviorProcess.notes).first { $0.0 == spec }?.1 },
    output: output, errors: errors)
}
