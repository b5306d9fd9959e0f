type ListPlace = {
  /** The distance of the list from the inline start. */
  start: number;
  width: number;
  /** A list above its control is anchored at its bottom, so that it grows upwards. */
  side: 'top' | 'bottom';
  at: number;
};

type Box = { left: number; right: number; top: number; bottom: number };
/** `edge` is the bottom of the view, or the top of an on-screen keyboard. */
type View = { width: number; height: number; edge: number };

const GAP = 4;
const MARGIN = 8;
const LEAST_WIDTH = 200;
const TALLEST = 300;

/**
 * Returns the position of a select's list, in CSS pixels of the view. The list need not be measured, because its height is
 * limited and its width follows the control.
 */
export function placeList({ left, right, top, bottom }: Box, view: View, rightToLeft: boolean): ListPlace {
  const down = view.edge - bottom > Math.min(TALLEST, top);
  const width = Math.max(right - left, LEAST_WIDTH);
  const start = rightToLeft ? view.width - right : left;
  return {
    start: Math.max(MARGIN, Math.min(start, view.width - MARGIN - width)),
    width,
    side: down ? 'top' : 'bottom',
    at: GAP + (down ? bottom : view.height - top),
  };
}
