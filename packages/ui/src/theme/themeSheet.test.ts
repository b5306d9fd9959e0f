import { describe, expect, test } from 'vitest';
import palettes from './palettes.json' with { type: 'json' };
import type { Palette } from './themeSheet.ts';

type Colour = keyof (typeof palettes)['light'];

const backgrounds: Colour[] = ['bg', 'surface', 'raised', 'sunken'];
/** Pairs of text colour and the grounds it is set on; WCAG 2.2 asks 4.5:1. */
const readable: [Colour, Colour[]][] = [
  ['ink', [...backgrounds, 'hover', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['ink-muted', [...backgrounds, 'hover', 'accent-soft']],
  ['accent-text', [...backgrounds, 'hover', 'accent-soft']],
  ['accent-ink', ['accent', 'accent-hover', 'bad']],
  ['ok-text', [...backgrounds, 'ok-soft']],
  ['warn-text', [...backgrounds, 'warn-soft']],
  ['bad-text', [...backgrounds, 'hover', 'bad-soft']],
];
/** Pairs that only have to be seen, not read; WCAG 2.2 asks 3:1. */
const visible: [Colour, Colour[]][] = [
  ['line-strong', backgrounds],
  ['focus', backgrounds],
  ['accent', backgrounds],
  ['bad', backgrounds],
];

describe.each(Object.keys(palettes) as Palette[])('in the %s theme', (palette) => {
  test('every text can be read on every ground it stands on', () => {
    expect(weakPairs(palette, readable, 4.5)).toEqual([]);
  });
  test('every border and focus ring can be seen', () => {
    expect(weakPairs(palette, visible, 3)).toEqual([]);
  });
});

function weakPairs(palette: Palette, pairs: [Colour, Colour[]][], least: number) {
  const colours = palettes[palette];
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ front, ground, ratio: contrast(colours[front], colours[ground]) }))
      .filter(({ ratio }) => ratio < least),
  );
}

/** Computes WCAG's contrast ratio of two `#rrggbb` colours, 1 to 21. */
function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string) {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
