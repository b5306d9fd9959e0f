import palettes from '../../src/theme/palettes.json' with { type: 'json' };

export type Colour = keyof (typeof palettes)['light'];
type Pairs = readonly (readonly [front: Colour, grounds: readonly Colour[]])[];

const grounds = ['bg', 'surface', 'raised', 'sunken'] as const;

/** Colours of text and the grounds it is set on; WCAG 2.2 asks 4.5:1. */
export const readable: Pairs = [
  ['ink', [...grounds, 'hover', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['ink-muted', [...grounds, 'hover', 'accent-soft']],
  ['accent-text', [...grounds, 'hover', 'accent-soft']],
  ['accent-ink', ['accent', 'accent-hover', 'bad']],
  ['ok-text', [...grounds, 'ok-soft']],
  ['warn-text', [...grounds, 'warn-soft']],
  ['bad-text', [...grounds, 'hover', 'bad-soft']],
];

/** Colours that only have to be seen, not read; WCAG 2.2 asks 3:1. */
export const visible: Pairs = [
  ['line-strong', grounds],
  ['focus', grounds],
  ['accent', grounds],
  ['bad', grounds],
];
