extension Track {
  static let replayPanels = #"""
    'use strict';
    (() => {
      const run = JSON.parse(document.getElementById('run').textContent);
      const element = (id) => document.getElementById(id);
      const make = (tag, name, parent, text) => {
        const node = document.createElement(tag);
        if (name) node.className = name;
        if (text !== undefined) node.textContent = text;
        parent.append(node);
        return node;
      };
      const rounded = (number, digits = 2) => String(Number(number.toFixed(digits)) || 0);
      const signed = (number) => (number > 0 ? '+' : '') + rounded(number);
      const frame = 1 / 60;

      // Time. All behaviors perform a gesture together, and the next begins when the last of them rests: so the place
      // in the replay is a gesture and the seconds since its lift-off. Each behavior's own clock, that of
      // "snapsim trace", goes on from rest to lift-off without waiting.
      const count = run.tracks[0].flights.length;
      // What is wrong with a rest, in words; nothing where it is right, or where the content is caught.
      const wrong = ({ off, faults }) => (off ? ['misaligned by ' + signed(off) + ' pt'] : []).concat(faults);
      const slot = (track, index) => {
        const { flights } = track;
        return index + 1 < flights.length ? flights[index + 1].at - flights[index].at : flights[index].length;
      };
      const starts = [0];
      for (let index = 0; index < count; index++) {
        starts.push(starts[index] + Math.max(...run.tracks.map((track) => slot(track, index))));
      }
      const duration = starts[count];

      // The path, from its closed form: pieces of [begin, offset, amplitude, rate, velocity, …].
      // Differences of times carry rounding noise: nearer than this to its end a flight is over.
      const noise = 1e-9;
      const moment = (flight, time) => {
        const path = flight.path.findLast((piece) => piece[0] <= time);
        if (time >= flight.length - noise || !path) return { offset: flight.to, velocity: 0 };
        let offset = path[1];
        let velocity = 0;
        for (let term = 2; term < path.length; term += 3) {
          offset += path[term] * Math.expm1(-path[term + 1] * (time - path[0]));
          velocity += path[term + 2] * Math.exp(-path[term + 1] * (time - path[0]));
        }
        return { offset, velocity };
      };

      // Items. Edges are found as the tool finds them, so that they agree to the last digit.
      const { items } = run;
      const isListed = items && items.lengths.length > 1;
      const edges = [];
      if (isListed) {
        let edge = items.first;
        for (const length of items.lengths) { edges.push(edge); edge += length + items.spacing; }
      }
      const size = items ? items.count : Math.max(1, Math.ceil(run.content / run.container));
      const box = (index) => {
        if (!items) {
          const start = index * run.container;
          return [start, Math.min(run.container, run.content - start)];
        }
        if (isListed) return [edges[index], items.lengths[index]];
        return [items.first + index * (items.lengths[0] + items.spacing), items.lengths[0]];
      };
      // The first item for which something holds that then holds for all after it.
      const first = (holds) => {
        let [low, high] = [0, size];
        while (low < high) {
          const middle = Math.floor((low + high) / 2);
          if (holds(box(middle))) high = middle; else low = middle + 1;
        }
        return low;
      };
      const most = 120;

      // One panel per behavior.
      const panels = run.tracks.map((track) => {
        const panel = make('section', 'panel', element('panels'));
        make('h2', '', panel, track.name);
        const device = make('div', 'device', panel);
        device.setAttribute('role', 'img');
        const strip = make('div', '', device);
        const safe = [0, 1, 2, 3].map(() => make('div', 'safe', device));
        const mark = make('div', 'mark', device);
        const number = make('b', '', mark);
        const facts = make('div', 'facts', panel);
        const numbers = make('dl', 'numbers', facts);
        const value = (name) => {
          const pair = make('div', '', numbers);
          make('dt', '', pair, name);
          return make('dd', name, pair);
        };
        const parts = { offset: value('offset'), velocity: value('velocity'), page: value('page'), time: value('time') };
        return { track, panel, device, strip, safe, mark, number, ...parts, verdict: make('p', 'verdict', facts), boxes: new Map() };
      });

      // Geometry. Along the axis from the leading edge in points; the page's own coordinates in pixels.
      let scale = 1;
      let breadth = 1;
      const put = (node, start, length, across, thickness) => {
        const pixels = [start * scale, Math.max(0, length * scale)];
        const from = run.reversed ? run.bounds * scale - pixels[0] - pixels[1] : pixels[0];
        const { style } = node;
        [style.left, style.top] = (run.vertical ? [across, from] : [from, across]).map((x) => x + 'px');
        [style.width, style.height] = (run.vertical ? [thickness, pixels[1]] : [pixels[1], thickness]).map((x) => x + 'px');
      };
      const layOut = () => {
        for (const panel of panels) {
          const room = panel.panel.clientWidth - 4;
          // A device on its end takes what the window is high, or wide where that is less; the numbers stand beside it.
          const beside = room > 330 ? 150 : 0;
          const most = Math.max(320, innerHeight - (beside ? 260 : 60));
          scale = run.vertical ? Math.min(most / run.bounds, (room - beside) / run.cross) : Math.min(960, room) / run.bounds;
          breadth = Math.min(Math.max(run.cross * scale, 60), run.vertical ? room - beside : 480);
          const [width, height] = run.vertical ? [breadth, run.bounds * scale] : [run.bounds * scale, breadth];
          panel.device.style.width = width + 4 + 'px';
          panel.device.style.height = height + 4 + 'px';
          put(panel.safe[0], 0, run.leading, 0, breadth);
          put(panel.safe[1], run.bounds - run.trailing, run.trailing, 0, breadth);
          const inner = run.bounds - run.leading - run.trailing;
          put(panel.safe[2], run.leading, inner, 0, run.crossLeading / run.cross * breadth);
          const bottom = run.crossTrailing / run.cross * breadth;
          put(panel.safe[3], run.leading, inner, breadth - bottom, bottom);
        }
      };

      const drawItems = (panel, offset) => {
        const origin = run.leading - offset;
        let low = first(([start, length]) => start + length + origin > 0);
        let high = first(([start]) => start + origin >= run.bounds);
        const inset = breadth * 0.12;
        const wanted = new Map();
        if (high - low > most) {
          const [start] = box(low);
          const [last, length] = box(high - 1);
          wanted.set('all', ['items ' + low + '–' + (high - 1), 0, start, last + length - start]);
        } else {
          for (let index = low; index < high; index++) {
            wanted.set(index, [items ? String(index) : 'page ' + index, index % 6, ...box(index)]);
          }
        }
        for (const [key, node] of panel.boxes) {
          if (!wanted.has(key)) { node.remove(); panel.boxes.delete(key); }
        }
        for (const [key, [label, shade, start, length]] of wanted) {
          let node = panel.boxes.get(key);
          if (!node) {
            node = make('div', 'item', panel.strip);
            node.style.background = 'var(--i' + shade + ')';
            panel.boxes.set(key, node);
          }
          // Only what is seen, with its corners beyond: so the label stands in the middle of that.
          const corner = 10 / scale;
          const from = Math.max(start + origin, -corner);
          const to = Math.min(start + length + origin, run.bounds + corner);
          put(node, from, to - from, inset, breadth - 2 * inset);
          const room = (to - from) * scale;
          const font = Math.min(24, run.vertical ? 0.6 * room : 1.5 * (room - 8) / label.length);
          node.style.fontSize = font + 'px';
          node.textContent = font >= 9 ? label : '';
        }
      };

      const drawMark = (panel, flight, atRest) => {
        const { track, mark, number } = panel;
        const isOff = atRest && flight.off;
        mark.hidden = !isOff;
        mark.style.display = isOff ? '' : 'none';
        if (!isOff) return;
        const edge = run.leading + track.anchor * run.container;
        const start = Math.max(0, Math.min(edge, edge - flight.off));
        const end = Math.min(run.bounds, Math.max(edge, edge - flight.off));
        put(mark, start, Math.max(end - start, 3 / scale), breadth * (run.vertical ? 0.16 : 0.8), 6);
        number.textContent = signed(flight.off);
        const { style } = number;
        if (run.vertical) { [style.left, style.top] = ['10px', '0']; return; }
        // On the side of the bar that is nearer to the middle.
        const isLeft = (start + end < run.bounds) !== run.reversed;
        [style.left, style.right, style.top] = isLeft ? ['calc(100% + 4px)', '', '-9px'] : ['', 'calc(100% + 4px)', '-9px'];
      };

      let gesture = 0;
      let seconds = 0;

      const draw = () => {
        for (const panel of panels) {
          const flight = panel.track.flights[gesture];
          const own = Math.min(seconds, slot(panel.track, gesture));
          const { offset, velocity } = moment(flight, own);
          const isOver = own >= flight.length - noise;
          const isCaught = flight.off === undefined;
          drawItems(panel, offset);
          drawMark(panel, flight, isOver && !isCaught);
          panel.offset.textContent = rounded(offset) + ' pt';
          // Every digit, for whoever compares them with those of "snapsim trace" at the same time.
          panel.offset.dataset.offset = offset;
          panel.time.dataset.time = flight.at + own;
          panel.velocity.textContent = rounded(velocity, 0) + ' pt/s';
          panel.page.textContent = isOver && !isCaught ? flight.page : '–';
          panel.time.textContent = (flight.at + own).toFixed(3) + ' s';
          const faults = wrong(flight);
          const words = !isOver ? 'moving' : isCaught ? 'caught' : faults.join(', ') || flight.rest;
          panel.verdict.textContent = words;
          panel.verdict.className = 'verdict' + (isOver && !isCaught ? (faults.length ? ' bad' : ' good') : '');
          panel.device.classList.toggle('faulty', isOver && faults.length > 0);
          panel.device.setAttribute('aria-label', panel.track.name + ' at offset ' + rounded(offset) + ', ' + words);
        }
        const now = run.tracks[0].flights[gesture];
        const label = 'Gesture ' + gesture + (count > 1 ? ' (the last is ' + (count - 1) + ')' : '') + ': velocity ' + rounded(now.velocity) + ' pt/s'
          + (now.drag ? ', after a drag of ' + rounded(now.drag) + ' pt' : '');
        if (element('gesture').textContent !== label) element('gesture').textContent = label;
        element('clock').textContent = (starts[gesture] + seconds).toFixed(3) + ' / ' + duration.toFixed(3) + ' s';
        element('scrub').value = starts[gesture] + seconds;
        rows.forEach((row, index) => row.classList.toggle('now', index === gesture));
      };

      const length = () => starts[gesture + 1] - starts[gesture];

      // Goes to a time of the replay; where a gesture ends as the next begins, to its end.
      const seek = (time) => {
        const wanted = Math.min(Math.max(Number(time) || 0, 0), duration);
        gesture = starts.findLastIndex((start, index) => index < count && (start < wanted || index === 0));
        seconds = wanted - starts[gesture];
        draw();
      };
      const step = (by) => {
        const to = gesture + by;
        if (to < 0) seek(0);
        else if (to >= count) seek(duration);
        else { gesture = to; seconds = 0; draw(); }
      };
    """#
}
