/// What makes a map's page answer to the pointer, as text: the installed tool is one file.
enum MapScript {
  package static let style = #"""
    :root { color-scheme: light dark; }
    body { margin: 0 auto; padding: 16px; max-width: 1200px; font: 15px/1.4 system-ui, sans-serif; color: #1f2328; background: #fff; }
    main { overflow-x: auto; }
    svg { max-width: 100%; height: auto; }
    .panel:focus-visible { outline: 2px solid #0969da; outline-offset: 2px; }
    .panel { cursor: crosshair; }
    .cross { fill: none; stroke: #1f2328; stroke-width: 1; pointer-events: none; }
    section { position: sticky; bottom: 0; padding: 8px 0; border-top: 1px solid #d1d9e0; background: #fff; }
    #gesture { margin: 0; font-weight: 600; }
    ul { margin: 4px 0; padding-left: 20px; min-height: 3em; font-variant-numeric: tabular-nums; }
    code { display: block; overflow-x: auto; white-space: nowrap; user-select: all; }
    @media (prefers-color-scheme: dark) {
      body, section { color: #e6edf3; background: #0d1117; } section { border-color: #3d444d; } .cross { stroke: #e6edf3; }
    }
    """#

  package static let text = #"""
    'use strict';
    (() => {
      const map = JSON.parse(document.getElementById('map').textContent);
      const panels = [...document.querySelectorAll('.panel')];
      const gesture = document.getElementById('gesture');
      const rests = document.getElementById('rests');
      const svgNames = 'http://www.w3.org/2000/svg';
      const at = { column: map.x.length >> 1, row: map.y.length >> 1 };
      const crosses = panels.map(panel => {
        const cross = document.createElementNS(svgNames, 'path');
        cross.setAttribute('class', 'cross');
        panel.append(cross);
        // What lies under the pointer need not be painted to be pointed at.
        const cover = document.createElementNS(svgNames, 'rect');
        cover.setAttribute('width', map.width);
        cover.setAttribute('height', map.height);
        cover.setAttribute('fill', 'transparent');
        cover.dataset.cover = '';
        panel.append(cover);
        panel.setAttribute('tabindex', '0');
        return cross;
      });
      const nearest = (values, value) =>
        values.reduce((best, other, index) => Math.abs(other - value) < Math.abs(values[best] - value) ? index : best, 0);
      const pages = count => count === 0 ? 'stays on the page' :
        `moves ${Math.abs(count)} page${Math.abs(count) === 1 ? '' : 's'} ${count > 0 ? 'forward' : 'back'}`;
      const part = (value, range) => range[1] > range[0] ? (value - range[0]) / (range[1] - range[0]) : 0.5;
      const show = () => {
        const x = map.x[at.column], y = map.y[at.row];
        gesture.textContent = `${map.xName} ${x}${map.xUnit}, ${map.yName} ${y}${map.yUnit}`;
        const cell = at.row * map.x.length + at.column;
        rests.replaceChildren(...map.panels.map(panel => {
          const item = document.createElement('li');
          const off = panel.misalignment[cell];
          const aligned = off === 0 ? 'aligned' : `${Math.abs(off)} pt ${off > 0 ? 'past' : 'before'} it`;
          const code = document.createElement('code');
          code.textContent = `${panel.command} --${map.xName} ${x} --${map.yName} ${y}`;
          item.append(
            `${panel.spec}: ${pages(panel.moved[cell])}, rests on ${panel.offset[cell]} (page ${panel.page[cell]}, ${aligned}) `,
            code);
          return item;
        }));
        const left = part(x, map.xRange) * map.width, top = (1 - part(y, map.yRange)) * map.height;
        for (const cross of crosses) {
          cross.setAttribute('d', `M${left} 0V${map.height}M0 ${top}H${map.width}`);
        }
      };
      panels.forEach((panel, index) => {
        panel.addEventListener('pointermove', event => {
          const cover = panel.querySelector('[data-cover]').getBoundingClientRect();
          if (cover.width === 0 || cover.height === 0) return;
          const x = (event.clientX - cover.left) / cover.width, y = 1 - (event.clientY - cover.top) / cover.height;
          if (x < 0 || x > 1 || y < 0 || y > 1) return;
          at.column = nearest(map.x, map.xRange[0] + x * (map.xRange[1] - map.xRange[0]));
          at.row = nearest(map.y, map.yRange[0] + y * (map.yRange[1] - map.yRange[0]));
          show();
        });
        panel.addEventListener('keydown', event => {
          const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
          if (!step) return;
          event.preventDefault();
          at.column = Math.min(Math.max(at.column + step[0], 0), map.x.length - 1);
          at.row = Math.min(Math.max(at.row + step[1], 0), map.y.length - 1);
          show();
        });
        panel.addEventListener('focus', show);
      });
    })();
    """#
}
