import { describe, expect, test } from 'vitest';
import palettes from './palettes.json' with { type: 'json' };
import { contrast } from '../../stories/foundations/contrast.ts';
import { readable, visible } from '../../stories/foundations/pairs.ts';
import forced from './forced.json' with { type: 'json' };
import { themeSheet, type Palette } from './themeSheet.ts';

describe.each(Object.keys(palettes) as Palette[])('in the %s theme', (palette) => {
  test('every text can be read on every ground it stands on', () => {
    expect(weakPairs(palette, readable, 4.5)).toEqual([]);
  });
  test('every border and focus ring can be seen', () => {
    expect(weakPairs(palette, visible, 3)).toEqual([]);
  });
});

test('where the device sets its own colours, every colour but the scrim is one of them', () => {
  const [, after = ''] = themeSheet.split('@media (forced-colors:active){[data-theme]{');
  expect(after.slice(0, after.indexOf('}}'))).toBe(
    `color-scheme:light dark;${Object.entries(forced)
      .map(([name, colour]) => `--td-${name}:${colour};`)
      .join('')}`,
  );
  expect(Object.keys({ ...forced, scrim: '' }).toSorted()).toEqual(Object.keys(palettes.light).toSorted());
});

function weakPairs(palette: Palette, pairs: typeof readable, least: number) {
  const colours = palettes[palette];
  return pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ front, ground, ratio: contrast(colours[front], colours[ground]) }))
      .filter(({ ratio }) => ratio < least),
  );
}
