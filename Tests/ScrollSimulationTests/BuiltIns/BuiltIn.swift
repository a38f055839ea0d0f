import ScrollSimulation
import Testing

/// Every behavior of this project, with and without parameters, under the name that the command line gives it.
enum BuiltIn: String, CaseIterable, CustomTestStringConvertible {
  case none
  case paging
  case pagingRelative = "paging:grid=relative"
  case pagingAny = "paging:most=any"
  case pagingHalf = "paging:turn=half"
  case viewAligned = "view-aligned"
  case viewAlignedAlways = "view-aligned:limit=always"
  case viewAlignedByFew = "view-aligned:limit=always-by-few"
  case viewAlignedByOne = "view-aligned:limit=always-by-one,anchor=center"
  case viewAlignedStrict = "view-aligned:limit=always-by-one,strict=yes"
  case viewAlignedNever = "view-aligned:limit=never,anchor=trailing"
  case viewAlignedOfBrowsers = "view-aligned:next=always,longest=any"
  case velocityPaging = "velocity-paging"
  case distancePaging = "distance-paging"
  case thresholdPaging = "threshold-paging"
  case multiple
  case multipleOf40 = "multiple:of=40"
  case nearestPage = "nearest-page"
  case nearestPageDown = "nearest-page:rounding=down"
  case containerPaging = "container-paging"
  case containerPagingEarly = "container-paging:threshold=0.1"
  case containerPagingLate = "container-paging:threshold=0.9"
  case flickPaging = "flick-paging"
  case flickPagingByTwo = "flick-paging:light=50,fast=800,most=2"
  case singleView = "single-view:longest=any"
  case singleViewCenter = "single-view:anchor=center,longest=any"
  case singleViewTrailing = "single-view:anchor=trailing,longest=any"
  case singleViewAsSwiftUI = "single-view"
  case wrapped = "a wrapped view-aligned"

  var testDescription: String { rawValue }

  var behavior: (any ScrollTargetBehavior)? {
    switch self {
    case .none: nil
    case .paging: PagingScrollTargetBehavior.paging
    case .pagingRelative: paging { $0.isRelative = true }
    case .pagingAny: paging { $0.turnsSeveral = true }
    case .pagingHalf: paging { $0.turnsByHalf = true }
    case .viewAlignedOfBrowsers: ViewAlignedScrollTargetBehavior.ofBrowsers()
    case .viewAligned: ViewAlignedScrollTargetBehavior.viewAligned
    case .viewAlignedAlways: ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .always)
    case .viewAlignedByFew: ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .alwaysByFew)
    case .viewAlignedByOne:
      ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .alwaysByOne, anchor: .center)
    case .viewAlignedStrict: strict
    case .viewAlignedNever:
      ViewAlignedScrollTargetBehavior.viewAligned(limitBehavior: .never, anchor: .bottomTrailing)
    case .velocityPaging: VelocityPagingBehavior.velocityPaging
    case .distancePaging: DistancePagingBehavior.distancePaging
    case .thresholdPaging: ThresholdPagingBehavior.thresholdPaging
    case .multiple: MultipleScrollTargetBehavior()
    case .multipleOf40: MultipleScrollTargetBehavior(of: 40)
    case .nearestPage: NearestPageBehavior()
    case .nearestPageDown: NearestPageBehavior(rounding: .down)
    case .containerPaging: ContainerPagingBehavior.containerPaging
    case .containerPagingEarly: ContainerPagingBehavior(threshold: 0.1)
    case .containerPagingLate: ContainerPagingBehavior(threshold: 0.9)
    case .flickPaging: FlickPagingBehavior.flickPaging
    case .flickPagingByTwo: FlickPagingBehavior(light: 50, fast: 800, most: 2)
    case .singleView: singleView(nil)
    case .singleViewCenter: singleView(.center)
    case .singleViewTrailing: singleView(.bottomTrailing)
    case .singleViewAsSwiftUI: SingleViewScrollTargetBehavior.singleView
    case .wrapped: AnyScrollTargetBehavior(.viewAligned)
    }
  }
}

extension BuiltIn {
  private var strict: ViewAlignedScrollTargetBehavior {
    var strict = ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)
    strict.isStrict = true
    return strict
  }

  private func paging(_ change: (inout PagingScrollTargetBehavior) -> Void) -> PagingScrollTargetBehavior {
    var paging = PagingScrollTargetBehavior()
    change(&paging)
    return paging
  }

  /// Single-view where items of any length are targets, which is what its own rule is about.
  private func singleView(_ anchor: UnitPoint?) -> SingleViewScrollTargetBehavior {
    SingleViewScrollTargetBehavior(aligning: .ofBrowsers(limitBehavior: .always, anchor: anchor))
  }

  /// The fixes: on pages of the container, and on items.
  static let pageFixes: [BuiltIn] = [
    .containerPaging, .containerPagingEarly, .containerPagingLate, .flickPaging, .flickPagingByTwo,
  ]
  static let itemFixes: [BuiltIn] = [.singleView, .singleViewCenter, .singleViewTrailing]

  /// The most pages or items that one gesture may turn.
  var mostPages: Int {
    switch self {
    case .flickPaging: 5
    case .flickPagingByTwo: 2
    default: 1
    }
  }
}

extension ViewAlignedScrollTargetBehavior {
  /// By the rules of CSS scroll snap: every item is a target, and any fling that would stay is sent on.
  static func ofBrowsers(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) -> Self {
    var aligned = Self(limitBehavior: limitBehavior, anchor: anchor)
    aligned.sendsOnEverywhere = true
    aligned.longest = .infinity
    return aligned
  }
}
