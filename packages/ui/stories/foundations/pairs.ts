import palettes from '../../src/theme/palettes.json' with { type: 'json' };

export type Colour = keyof (typeof palettes)['light'];
type Pairs = readonly (readonly [front: Colour, grounds: readonly Colour[]])[];

const grounds = ['bg', 'surface', 'raised', 'sunken'] as const;

/** Text colours and their backgrounds; WCAG 2.2 requires 4.5:1. */
export const readable: Pairs = [
  ['ink', [...grounds, 'hover', 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['ink-muted', [...grounds, 'hover', 'accent-soft']],
  ['accent-text', [...grounds, 'hover', 'accent-soft']],
  ['accent-ink', ['accent', 'accent-hover', 'bad']],
  ['ok-text', [...grounds, 'ok-soft']],
  ['warn-text', [...grounds, 'warn-soft']],
  ['bad-text', [...grounds, 'hover', 'bad-soft']],
];

/** Colours that must be visible but are not text; WCAG 2.2 requires 3:1. */
export const visible: Pairs = [
  ['line-strong', grounds],
  ['focus', grounds],
  ['accent', grounds],
  ['bad', grounds],
];
