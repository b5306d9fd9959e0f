/** Limits a width to the minimum and maximum, in whole CSS pixels. */
export const widthWithin = (width: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(most, width)));

type Step = { key: string; width: number; least: number; most: number; wide: boolean; rightToLeft: boolean };

/** Returns the width after a key (APG window splitter: arrows, Home, End); undefined for other keys. */
export function widthAfter({ key, width, least, most, wide, rightToLeft }: Step): number | undefined {
  const step = (wide ? 40 : 8) * (rightToLeft ? -1 : 1);
  const widths: Record<string, number> = { ArrowRight: width + step, ArrowLeft: width - step, Home: least, End: most };
  const next = widths[key];
  return next === undefined ? undefined : widthWithin(next, least, most);
}
