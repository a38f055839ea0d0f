import Foundation

// The rule of `--behavior paging` on the default layout by other tools: from offset, drag and velocity to offset and page.
extension ToolBenchmark {
  func writeYardsticks() throws {
    for (name, text) in [
      ("paging.awk", Self.awkText), ("paging.c", Self.cText), ("by-polars.py", Self.polarsText),
      ("by-duckdb.py", Self.duckText),
    ] { try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
  }

  /// The commands by which other tools answer some rows; `nil` where the tool is not there.
  func yardsticks(_ gestures: String) -> [(name: String, command: String?)] {
    [
      (Self.awk, "true", "\(Self.awk) -f \(folder)/paging.awk"),
      ("C", "cc -O2 -o \(folder)/paging \(folder)/paging.c -lm", "\(folder)/paging"),
      ("polars", "python3 -c 'import polars' 2> /dev/null", "python3 \(folder)/by-polars.py"),
      ("duckdb", "python3 -c 'import duckdb' 2> /dev/null", "python3 \(folder)/by-duckdb.py"),
    ].map { name, preparation, command in
      (name, (try? peak(ofScript: preparation)).map { _ in "\(command) \(gestures)" })
    }
  }

  /// The awk to measure against: mawk, the fastest, where there is one.
  static let awk = FileManager.default.isExecutableFile(atPath: "/usr/bin/mawk") ? "mawk" : "awk"

  private static let awkText = """
    BEGIN { FS = ","; step = 390; reach = 19 * 390; rest = 0.01; print "offset,page" }
    NR > 1 {
      start = $1; released = start - $2; u = -$3 / 1000
      if (released < 0) { x = -released * 0.55; released = -(x * step / (step + x)) }
      else if (released > reach) { x = (released - reach) * 0.55; released = reach + x * step / (step + x) }
      first = int(start / step + 0.5)
      excess = (u < 0 ? -u : u) - rest
      if (excess < 0) excess = 0
      proposed = released + (u < 0 ? -excess : excess) / 0.0020020026706730793
      if (proposed < 0) proposed = 0
      if (proposed > reach) proposed = reach
      if (u > rest) page = int((released + 1e-6) / step + 1000) - 999
      else if (u < -rest) page = 999 - int(1000 - (released - 1e-6) / step)
      else page = int(proposed / step + 0.5)
      if (page > first + 1) page = first + 1
      if (page < first - 1) page = first - 1
      offset = page * step
      if (offset < 0) offset = 0
      if (offset > reach) offset = reach
      print offset "," int(offset / step + 0.5)
    }

    """

  /// As one writes it in C: lines, strtod and printf.
  private static let cText = #"""
    #include <math.h>
    #include <stdio.h>
    #include <stdlib.h>

    static double clamp(double x, double low, double high) { return x < low ? low : x > high ? high : x; }

    int main(int count, char **arguments) {
      const double step = 390, reach = 19 * 390, rest = 0.01;
      FILE *file = count > 1 ? fopen(arguments[1], "r") : NULL;
      char line[256];
      if (!file || !fgets(line, sizeof line, file)) return 1;
      puts("offset,page");
      while (fgets(line, sizeof line, file)) {
        char *end;
        double start = strtod(line, &end), drag = strtod(end + 1, &end), u = -strtod(end + 1, &end) / 1000;
        double released = start - drag;
        if (released < 0) { double x = -released * 0.55; released = -(x * step / (step + x)); }
        else if (released > reach) { double x = (released - reach) * 0.55; released = reach + x * step / (step + x); }
        double first = floor(start / step + 0.5), excess = fabs(u) - rest;
        if (excess < 0) excess = 0;
        double proposed = clamp(released + copysign(excess, u) / 0.0020020026706730793, 0, reach), page;
        if (u > rest) page = floor((released + 1e-6) / step) + 1;
        else if (u < -rest) page = ceil((released - 1e-6) / step) - 1;
        else page = floor(proposed / step + 0.5);
        double offset = clamp(clamp(page, first - 1, first + 1) * step, 0, reach);
        printf("%.15g,%d\n", offset, (int)(offset / step + 0.5));
      }
      return 0;
    }

    """#

  private static let polarsText = """
    import sys
    import polars as pl

    step, reach, rest = 390.0, 19 * 390.0, 0.01
    start, u = pl.col("offset"), -pl.col("velocity") / 1000
    moved = start - pl.col("drag")
    before, after = -moved * 0.55, (moved - reach) * 0.55
    released = (pl.when(moved < 0).then(-(before * step / (step + before)))
        .when(moved > reach).then(reach + after * step / (step + after)).otherwise(moved))
    excess = (u.abs() - rest).clip(0, None)
    proposed = (released + u.sign() * excess / 0.0020020026706730793).clip(0, reach)
    first = (start / step + 0.5).floor()
    page = (pl.when(u > rest).then(((released + 1e-6) / step).floor() + 1)
        .when(u < -rest).then(((released - 1e-6) / step).ceil() - 1)
        .otherwise((proposed / step + 0.5).floor()))
    page = pl.min_horizontal(pl.max_horizontal(page, first - 1), first + 1)
    offset = (page * step).clip(0, reach)
    rows = pl.scan_csv(sys.argv[1], schema={name: pl.Float64 for name in ("offset", "drag", "velocity")})
    rows.select(offset.cast(pl.Int64).alias("offset"), (offset / step + 0.5).floor().cast(pl.Int64).alias("page")) \\
        .sink_csv("/dev/stdout")

    """

  private static let duckText = """
    import sys
    import duckdb

    duckdb.sql(f\"\"\"
      copy (
        with moved as (
          select \"offset\" as start, -velocity / 1000 as u, \"offset\" - drag as moved
          from read_csv('{sys.argv[1]}', header = true,
            columns = {{'offset': 'DOUBLE', 'drag': 'DOUBLE', 'velocity': 'DOUBLE'}})
        ), lifted as (
          select start, u, case
            when moved < 0 then -(-moved * 0.55 * 390 / (390 - moved * 0.55))
            when moved > 7410 then 7410 + (moved - 7410) * 0.55 * 390 / (390 + (moved - 7410) * 0.55)
            else moved end as released, floor(start / 390 + 0.5) as first from moved
        ), paged as (
          select first, case
            when u > 0.01 then floor((released + 1e-6) / 390) + 1
            when u < -0.01 then ceil((released - 1e-6) / 390) - 1
            else floor(greatest(0, least(7410, released
              + sign(u) * greatest(abs(u) - 0.01, 0) / 0.0020020026706730793)) / 390 + 0.5) end as page
          from lifted
        ), rested as (
          select greatest(0, least(7410, greatest(first - 1, least(first + 1, page)) * 390)) as rest from paged
        )
        select rest::bigint as \"offset\", floor(rest / 390 + 0.5)::bigint as page from rested
      ) to '/dev/stdout' (format csv, header true)
    \"\"\")

    """
}
