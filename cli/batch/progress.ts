const BAR_WIDTH = 30;
/** Times a second that the bar is drawn again at most. */
const REDRAW_MS = 100;

/** A bar on a terminal; elsewhere a plain line at each tenth of the way. */
export const createProgress = (stream: NodeJS.WriteStream, quiet: boolean) => {
  let drawnAt = 0;
  let shown = false;
  let tenth = 0;
  const draw = (done: number, total: number) => {
    const now = Date.now();
    if (now - drawnAt < REDRAW_MS && done < total) return;
    drawnAt = now;
    shown = true;
    const filled = Math.floor((done / total) * BAR_WIDTH);
    const bar = "█".repeat(filled) + "░".repeat(BAR_WIDTH - filled);
    stream.write(`\r${bar} ${done} of ${total}\u001B[K`);
  };
  const line = (done: number, total: number) => {
    const reached = Math.floor((done / total) * 10);
    if (reached === tenth) return;
    tenth = reached;
    stream.write(`${done} of ${total}\n`);
  };
  return {
    update(done: number, total: number): void {
      if (quiet || total === 0) return;
      if (stream.isTTY) draw(done, total);
      else line(done, total);
    },
    /** Makes room for another line. */
    clear(): void {
      if (shown) stream.write("\r\u001B[K");
      shown = false;
    },
  };
};
