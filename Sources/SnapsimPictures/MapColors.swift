/// The colors of a map, which only repeat what its numbers say: by how many pages a gesture moves, and which way.
enum MapColors {
  /// From so many pages on the color stays the same.
  package static let most = 6

  /// The class of a region, by the pages that it moves.
  package static func name(_ moved: Int) -> String {
    let count = min(Int(moved.magnitude), most)
    return moved == 0 ? "m0" : moved > 0 ? "f\(count)" : "b\(count)"
  }

  /// Light and dark, for SVG.
  package static let style = """

    text{font:11px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#1f2328}
    .head{font-size:14px;font-weight:600}.name{font-size:13px;font-weight:600}.faint{fill:#59636e}
    .last{text-anchor:end}.mid{text-anchor:middle}.value{text-anchor:middle;font-weight:600;paint-order:stroke;stroke:#fff;stroke-opacity:.8;stroke-width:4px}
    .back{fill:#fff}.frame{fill:none;stroke:#1f2328}.zero{stroke:#1f2328;stroke-opacity:.35;stroke-dasharray:2 3}
    .tick{stroke:#1f2328}.hatch{stroke:#b3121d;stroke-width:1.4;stroke-opacity:.75}
    .m0{fill:#eef1f4}.f1{fill:#cfe3ff}.f2{fill:#9dc5fb}.f3{fill:#6aa5f2}.f4{fill:#4c8de0}.f5{fill:#3375cc}.f6{fill:#245fae}
    .b1{fill:#ffe0bd}.b2{fill:#ffc285}.b3{fill:#f7a359}.b4{fill:#e58f3d}.b5{fill:#cc7623}.b6{fill:#ad5f14}
    .d0{fill:#eef1f4}.d1{fill:#e7a3d1}
    @media (prefers-color-scheme:dark){
    text{fill:#e6edf3}.faint{fill:#9198a1}.back{fill:#0d1117}.frame,.tick,.zero{stroke:#e6edf3}
    .value{stroke:#0d1117}.hatch{stroke:#ff9a92}.m0,.d0{fill:#20262d}.d1{fill:#7a2f62}
    .f1{fill:#17345c}.f2{fill:#1f4d85}.f3{fill:#2a65ad}.f4{fill:#3474c4}.f5{fill:#4288dc}.f6{fill:#5b9dea}
    .b1{fill:#4d3010}.b2{fill:#704512}.b3{fill:#935a15}.b4{fill:#a8661a}.b5{fill:#bf7824}.b6{fill:#d68b32}
    }

    """
}
