extension Replay {
  static let style = #"""
    :root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --faint: #59636e; --line: #d1d9e0; --soft: #f6f8fa;
      --good: #116329; --bad: #b3121d; --bar: #d1242f; --safe: rgb(31 35 40 / .3);
      --i0: #b6d7ff; --i1: #ffd8a8; --i2: #c3e6b8; --i3: #e3c8ff; --i4: #ffc9d6; --i5: #b8ebe6; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9198a1; --line: #3d444d;
      --soft: #151b23; --good: #56d364; --bad: #ff9a92; --bar: #f85149; --safe: rgb(255 255 255 / .2);
      --i0: #1f4d85; --i1: #7a4a12; --i2: #2a5c2a; --i3: #553a80; --i4: #7a2f47; --i5: #1d5c58; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 16px; max-width: 1400px; font: 15px/1.4 system-ui, sans-serif;
      color: var(--ink); background: var(--paper); }
    h1 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 16px; }
    header p, .hint { color: var(--faint); margin: 4px 0; }
    main { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); margin: 16px 0; }
    main.vertical { grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); }
    .vertical .panel { display: flex; flex-wrap: wrap; gap: 0 12px; align-content: start; }
    .vertical .panel h2 { flex-basis: 100%; }
    .vertical .facts { flex: 1 1 120px; }
    .device.faulty { border-color: var(--bar); outline: 2px solid var(--bar); }
    .panel h2 { margin: 0 0 6px; overflow-wrap: anywhere; }
    .device { position: relative; overflow: hidden; border: 2px solid var(--ink); border-radius: 18px; background: var(--soft); }
    .item, .safe, .mark { position: absolute; }
    .item { border-radius: 8px; display: grid; place-items: center; font-size: 24px; overflow: hidden; white-space: nowrap; }
    .safe { background: var(--safe); }
    .mark { background: var(--bar); }
    .mark b { position: absolute; padding: 0 5px; border-radius: 5px; background: var(--paper); color: var(--bad); white-space: nowrap; }
    .numbers { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 6px 0 0; font-variant-numeric: tabular-nums; }
    .numbers div { display: flex; gap: 5px; }
    .numbers dt { color: var(--faint); }
    .numbers dd { margin: 0; min-width: 4.5em; }
    .verdict { font-weight: 600; margin: 2px 0 0; min-height: 1.4em; }
    .good { color: var(--good); } .bad { color: var(--bad); }
    .controls { position: sticky; bottom: 0; background: var(--paper); border-top: 1px solid var(--line); padding: 8px 0; z-index: 1; }
    .controls p { margin: 0 0 6px; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    #scrub { flex: 1 1 200px; min-width: 120px; }
    #play { min-width: 5em; }
    button, select { font: inherit; padding: 4px 10px; color: inherit; background: var(--soft); border: 1px solid var(--line); border-radius: 6px; }
    :focus-visible { outline: 3px solid #0969da; outline-offset: 2px; }
    #clock { font-variant-numeric: tabular-nums; min-width: 7em; }
    @media (max-width: 640px), (max-height: 560px) { .controls { position: static; } .hint { display: none; } }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 3px 12px 3px 0; text-align: start; border-bottom: 1px solid var(--line); white-space: nowrap; }
    tr.now { background: var(--soft); }
    """#
}
