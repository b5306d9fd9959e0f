/** Events that a connection may send at once, and how many more each second (docs/decisions/screens/0013). */
const CAPACITY = 40;
const REFILL_A_SECOND = 10;
/** A connection that continues after this many rejections in a row is closed. */
const REJECTIONS_MAX = 100;

/**
 * Limits the events of one connection: a token bucket, computed on demand, so that an idle connection needs no timer.
 * `take` returns 'taken', 'rejected', or 'flood' if the connection must be closed. `at` is in milliseconds.
 */
export class Bucket {
  private level = CAPACITY;
  private rejections = 0;
  private at: number;
  constructor(at: number) {
    this.at = at;
  }

  take(at: number): 'taken' | 'rejected' | 'flood' {
    this.level = Math.min(CAPACITY, this.level + (Math.max(0, at - this.at) / 1000) * REFILL_A_SECOND);
    this.at = at;
    if (this.level < 1) {
      this.rejections += 1;
      return this.rejections > REJECTIONS_MAX ? 'flood' : 'rejected';
    }
    this.level -= 1;
    this.rejections = 0;
    return 'taken';
  }
}
