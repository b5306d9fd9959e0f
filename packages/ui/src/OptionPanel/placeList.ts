type ListPlace = {
  /** Is how far the list begins from where lines begin. */
  start: number;
  width: number;
  /** A list above its control is held at its bottom, so that it grows away from it. */
  side: 'top' | 'bottom';
  at: number;
};

type Box = { left: number; right: number; top: number; bottom: number };
/** `edge` is where the view ends, or a keyboard on the screen begins. */
type View = { width: number; height: number; edge: number };

const GAP = 4;
const MARGIN = 8;
const LEAST_WIDTH = 200;
const TALLEST = 300;

/**
 * Computes where the list of a select stands, in CSS pixels of the view. As its height has a limit and its width follows the control,
 * the list itself need not be measured.
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
