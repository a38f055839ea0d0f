extension Track {
  static let replayControls = #"""
      // Playing. Somebody who asked for less motion is shown one rest after the other.
      const calm = matchMedia('(prefers-reduced-motion: reduce)');
      let isPlaying = false;
      let last = 0;
      let hold = 0;
      const setPlaying = (on) => {
        isPlaying = on;
        element('play').textContent = on ? 'Pause' : 'Play';
        if (!on) return;
        if (gesture === count - 1 && seconds >= length()) { gesture = 0; seconds = 0; }
        last = performance.now();
        hold = 0;
        requestAnimationFrame(tick);
      };
      const tick = (now) => {
        if (!isPlaying) return;
        const passed = Math.max(0, now - last) / 1000;
        last = now;
        if (hold > 0) {
          hold -= passed;
          if (hold <= 0 && gesture + 1 < count) { gesture += 1; seconds = 0; }
        } else {
          seconds = calm.matches ? length() : seconds + passed * Number(element('speed').value);
        }
        if (seconds >= length() && hold <= 0) {
          seconds = length();
          if (gesture + 1 === count) setPlaying(false);
          hold = calm.matches ? 1.2 : 0.6;
        }
        draw();
        if (isPlaying) requestAnimationFrame(tick);
      };

      // The table of rests.
      const table = element('rests');
      const head = make('tr', '', make('thead', '', table));
      make('th', '', head, 'gesture').scope = 'col';
      for (const { name } of run.tracks) make('th', '', head, name).scope = 'col';
      const body = make('tbody', '', table);
      const rows = [];
      for (let index = 0; index < count; index++) {
        const row = make('tr', '', body);
        const button = make('button', '', make('th', '', row), String(index));
        button.type = 'button';
        button.setAttribute('aria-label', 'Go to the rest of gesture ' + index);
        button.onclick = () => { setPlaying(false); gesture = index; seconds = length(); draw(); };
        for (const track of run.tracks) {
          const flight = track.flights[index];
          const { to, page, off, rest, faults } = flight;
          const place = [rounded(to), 'page ' + page, off ? signed(off) : rest, ...faults].join(', ');
          const isWrong = wrong(flight).length > 0;
          make('td', off === undefined ? '' : isWrong ? 'bad' : 'good', row, off === undefined ? 'caught at ' + rounded(to) : place);
        }
        rows.push(row);
      }

      element('scrub').max = duration;
      element('scrub').oninput = (event) => { setPlaying(false); seek(event.target.value); };
      element('play').onclick = () => setPlaying(!isPlaying);
      element('previous').onclick = () => { setPlaying(false); step(seconds > 0.2 ? 0 : -1); };
      element('next').onclick = () => { setPlaying(false); step(1); };
      addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.tagName === 'SELECT') return;
        if (event.key === ' ' && event.target.tagName === 'BUTTON') return;
        const by = { ArrowLeft: -frame, ArrowRight: frame }[event.key];
        if (by) { setPlaying(false); seek(starts[gesture] + seconds + by); }
        else if (event.key === ' ') setPlaying(!isPlaying);
        else if (event.key === 'ArrowUp') { setPlaying(false); step(seconds > 0.2 ? 0 : -1); }
        else if (event.key === 'ArrowDown') { setPlaying(false); step(1); }
        else if (event.key === 'Home') { setPlaying(false); seek(0); }
        else if (event.key === 'End') { setPlaying(false); seek(duration); }
        else return;
        event.preventDefault();
      });
      element('panels').classList.toggle('vertical', run.vertical);
      addEventListener('resize', () => { layOut(); draw(); });

      // The address may name a time: #t=1.25.
      const fromAddress = () => {
        const time = new URLSearchParams(location.hash.slice(1)).get('t');
        if (time === null) return false;
        setPlaying(false);
        seek(time);
        return true;
      };
      addEventListener('hashchange', fromAddress);

      globalThis.snapsim = { seek: (time) => { setPlaying(false); seek(time); }, duration };
      layOut();
      draw();
      if (!fromAddress()) {
        // With the first gesture of which something is wrong; the last, or all of them, where nothing is.
        const faulty = run.tracks[0].flights.findIndex((_, index) => run.tracks.some((track) => wrong(track.flights[index]).length));
        if (faulty > 0) step(faulty);
        if (!calm.matches) setPlaying(true);
        else seek(faulty < 0 ? duration : starts[faulty + 1]);
      }
    })();
    """#
}
