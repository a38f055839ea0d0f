import Foundation
import ScrollSimulation
import SnapsimBehaviorFiles
import SnapsimRuns
import SnapsimText

extension Snapsim {
  /// Runs the tool with a behavior of one's own and ends the process with its exit code.
  ///
  /// The behavior stands under its type's name in lower case with hyphens, `MyPaging` as `my-paging`, and is used where
  /// no `--behavior` is given.
  ///
  /// - Parameter behavior: what makes the behavior; it is made anew for each use, and one thread at a time asks.
  public static func main(behavior: @autoclosure @escaping @Sendable () -> any ScrollTargetBehavior) -> Never
  {
    let name = name(of: String(describing: type(of: behavior())))
    host([(name, [], { @Sendable in behavior() })], isDefault: true)
  }

  /// Runs the tool with several behaviors of one's own and ends the process with its exit code.
  ///
  /// - Parameter behaviors: what makes each, by the name that `--behavior` gives it.
  public static func main(behaviors: [(name: String, make: @Sendable () -> any ScrollTargetBehavior)])
    -> Never
  {
    host(behaviors.map { ($0.name, [], $0.make) })
  }

  fileprivate static func host(
    _ behaviors: [(name: String, numbers: [Double], make: @Sendable () -> any ScrollTargetBehavior)],
    isDefault: Bool = false, sharesState: Bool = true, claimed: Platform.OwnStreams? = nil
  ) -> Never {
    let watch = ForeignWatch.ofThisProcess(errors: claimed?.errors ?? 2) { CrashPlace.find($0, in: $1) }
    let catalog = BehaviorCatalog(
      adding: behaviors.map { behavior in
        NamedBehavior(
          spec: behavior.name, make: { watch.behavior(behavior.name, behavior.make) }, needsItems: false,
          isForeign: true, sharesState: sharesState, numbers: behavior.numbers)
      }, isDefault: isDefault, watch: watch)
    main(behaviors: catalog, claimed: claimed)
  }

  /// The name of a type as specs are written: `MyPaging<Int>` as `my-paging`.
  static func name(of type: String) -> String {
    BehaviorSpec.hyphenated(type.prefix { $0 != "<" })
  }
}

/// Where `exit`, `_exit` and the like lead in a behavior file: they end what the behavior was asked, not the process.
@_silgen_name("snapsim_exit")
public func __snapsimExit(_ code: Int32) -> Never {
  GuardedThread.endInPlaceOfProcess()
  // On a thread that the behavior has made itself.
  ForeignWatch.processEnds()
  Platform.endAtOnce(code)
}

/// Where the making of a behavior leads whose file asks for the screen.
@_silgen_name("snapsim_on_screen")
public func __snapsimOnScreen(_ make: @escaping () -> any ScrollTargetBehavior) -> any ScrollTargetBehavior {
  BehaviorOnScreen(make)
}

/// Where an executable with behavior files begins; what the compiler is given with such a file calls it by this symbol.
@_silgen_name("snapsim_host")
public func __snapsimHost(
  _ behaviors: [(String, [Double], @Sendable () -> any ScrollTargetBehavior)]
) -> Never {
  let shareState = BehaviorFiles.shareState
  BehaviorFiles.removeTemporary()
  // What the behavior prints is none of our rows.
  Snapsim.host(
    behaviors.map { ($0.0, $0.1, $0.2) }, sharesState: shareState, claimed: Platform.claimStandardStreams())
}
