/** Events that a connection may say at once, and how many more each second (docs/decisions/0013). */
const CAPACITY = 40;
const REFILL_A_SECOND = 10;
/** A connection that goes on after so many refusals in a row is closed. */
const REJECTIONS_MAX = 100;

/**
 * What one connection may still say: a token bucket, reckoned when it is asked, so that an idle connection costs no timer.
 * Answers 'taken', 'refused', or 'flood' when it is time to close. `at` is milliseconds.
 */
export class Bucket {
  private level = CAPACITY;
  private rejections = 0;
  private at: number;
  constructor(at: number) {
    this.at = at;
  }

  take(at: number): 'taken' | 'refused' | 'flood' {
    this.level = Math.min(CAPACITY, this.level + (Math.max(0, at - this.at) / 1000) * REFILL_A_SECOND);
    this.at = at;
    if (this.level < 1) {
      this.rejections += 1;
      return this.rejections > REJECTIONS_MAX ? 'flood' : 'refused';
    }
    this.level -= 1;
    this.rejections = 0;
    return 'taken';
  }
}
