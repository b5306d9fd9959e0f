export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

export const placements = ['bottom-start', 'bottom-end', 'top', 'bottom', 'right-start'] as const;
export type Placement = (typeof placements)[number];

type PlaceInput = {
  anchor: Box;
  panel: Size;
  view: Size;
  placement: Placement;
  /** Swaps left and right. */
  rightToLeft?: boolean;
  /** Space between anchor and panel, in CSS pixels. @default 4, beside the anchor 12 */
  gap?: number;
  /** Minimum distance to the edge of the view, in CSS pixels. */
  margin?: number;
};

/**
 * Returns the position of a panel next to its anchor, in CSS pixels of the view: flipped when there is not enough space, and
 * moved inside when it would overflow.
 */
export function place(input: PlaceInput): { left: number; top: number } {
  const { anchor, panel, view, placement, rightToLeft = false, margin = 8 } = input;
  const { gap = placement === 'right-start' ? 12 : 4 } = input;
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - panel.height;
  const atStart = rightToLeft ? anchor.right - panel.width : anchor.left;
  const atEnd = rightToLeft ? anchor.left : anchor.right - panel.width;
  const after = anchor.right + gap;
  const before = anchor.left - gap - panel.width;
  const fitsDown = (top: number) => top + panel.height <= view.height - margin;
  const fitsAcross = (left: number) => left >= margin && left + panel.width <= view.width - margin;
  const inside = (at: number, size: number, available: number) =>
    Math.max(margin, Math.min(at, available - margin - size));
  const at = (left: number, top: number) => ({
    left: Math.round(inside(left, panel.width, view.width)),
    top: Math.round(inside(top, panel.height, view.height)),
  });

  if (placement === 'right-start') {
    const [preferred, other] = rightToLeft ? [before, after] : [after, before];
    return at(fitsAcross(preferred) || !fitsAcross(other) ? preferred : other, anchor.top);
  }
  const middle = (anchor.left + anchor.right - panel.width) / 2;
  const left = placement === 'bottom-start' ? atStart : placement === 'bottom-end' ? atEnd : middle;
  if (placement === 'top') return at(left, above >= margin ? above : below);
  return at(left, fitsDown(below) || above < margin ? below : above);
}
