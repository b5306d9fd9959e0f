/** How far behind its beat a line may be before it is called silent. */
const LATE_MS = 1_000;
/** The last of it is waited for apart: where this machine itself was held up, what came meanwhile is heard by then. */
const CATCH_MS = 200;
/** And before it is given up: a page that was asleep, or a server that is busy for a moment, is back by then. */
const LOST_AFTER_MS = 5_000;

/** What a line's pulse is told. Milliseconds are taken from `now`, a clock that only goes on. */
export type Heartbeat = {
  /** The server's ping came. */
  heartbeat: () => void;
  /** Anything else came. */
  onMessage: () => void;
  /** The line ended; the next one has a pulse of its own. */
  closed: () => void;
};

/**
 * Listens to the pulse of an open line. Where the other end is gone and the system does not know it, nothing tells but the
 * ping that does not come. The shortest distance between two pings is their rhythm, since the server counts it from the
 * last answer; one that is 1 s late makes the line `silent`, 5 s make it `lost`. Whatever comes in between makes it `back`.
 */
export function watchHeartbeat(
  to: { silent: () => void; back: () => void; lost: () => void },
  now: () => number,
): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | null = null;
  let rhythm = Infinity;
  let isSilent = false;

  const due = () => {
    timer = setTimeout(late, CATCH_MS);
  };
  const late = () => {
    isSilent = true;
    timer = setTimeout(to.lost, LOST_AFTER_MS - LATE_MS);
    to.silent();
  };
  const closed = () => {
    clearTimeout(timer);
    [last, rhythm, isSilent] = [null, Infinity, false];
  };
  const onMessage = () => {
    clearTimeout(timer);
    if (rhythm < Infinity) timer = setTimeout(due, rhythm + LATE_MS - CATCH_MS);
    if (!isSilent) return;
    isSilent = false;
    to.back();
  };
  return {
    heartbeat() {
      const at = now();
      if (last !== null) rhythm = Math.min(rhythm, at - last);
      last = at;
      onMessage();
    },
    onMessage,
    closed,
  };
}
