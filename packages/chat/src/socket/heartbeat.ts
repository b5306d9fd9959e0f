/** How late a ping may be before the connection counts as silent, in milliseconds. */
const LATE_MS = 1_000;
/**
 * The last part of that time is a separate timer: if this device was suspended, messages that wait to be read are handled
 * first.
 */
const CATCH_UP_MS = 200;
/**
 * How late a ping may be before the connection counts as lost, in milliseconds. A page that was suspended or a busy server is
 * back by then.
 */
const LOST_AFTER_MS = 5_000;

/** The input of the heartbeat monitor. Times are in milliseconds, from the monotonic clock `now`. */
export type Heartbeat = {
  /** The server's ping was received. */
  heartbeat: () => void;
  /** Any other message was received. */
  onMessage: () => void;
  /** The connection was closed. The next connection starts a new heartbeat. */
  closed: () => void;
};

/**
 * Monitors the heartbeat of an open connection. When the other end is gone and the operating system does not know, the missing
 * ping is the only sign. The shortest interval between two pings is the expected interval, because the server counts from the
 * last response. A ping that is 1 s late makes the connection `silent`; 5 s make it `lost`. Any message in between makes it
 * `back`.
 */
export function watchHeartbeat(
  to: { onSilent: () => void; onResumed: () => void; onLost: () => void },
  now: () => number,
): Heartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: number | null = null;
  let rhythm = Infinity;
  let isSilent = false;

  const due = () => {
    timer = setTimeout(late, CATCH_UP_MS);
  };
  const late = () => {
    isSilent = true;
    timer = setTimeout(to.onLost, LOST_AFTER_MS - LATE_MS);
    to.onSilent();
  };
  const closed = () => {
    clearTimeout(timer);
    [last, rhythm, isSilent] = [null, Infinity, false];
  };
  const onMessage = () => {
    clearTimeout(timer);
    if (rhythm < Infinity) timer = setTimeout(due, rhythm + LATE_MS - CATCH_UP_MS);
    if (!isSilent) return;
    isSilent = false;
    to.onResumed();
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
