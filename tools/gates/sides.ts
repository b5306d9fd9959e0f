import type { Source } from './sources.ts';

const edge = '(?:left|right|top|bottom)';
const physical = [
  `(?:margin|padding|scroll-margin|scroll-padding)-${edge}`,
  `border-${edge}(?:-(?:width|style|color|(?:left|right)-radius))?`,
  edge,
  '(?:min-|max-)?(?:width|height)',
];
const declared = new RegExp(`(?:^|[;{]|\\s)(${physical.join('|')})\\s*:(?=[^:]*[;}]|\\s)`, 'g');
const turned = /(?:^|[;{]|\s)((?:text-align|float|clear)\s*:\s*(?:left|right))\b/g;

/** Finds physical sides in styles (left, right) instead of logical ones, which would break right-to-left. */
export function physicalSides(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => {
      // The condition of a media query may use physical sides.
      const withoutComments = line.replace(/\([^()]*\)/g, '()').replace(/\/\*.*?\*\/|^\s*(?:\*|\/\/|\/\*\*).*$/g, '');
      return [...withoutComments.matchAll(declared), ...withoutComments.matchAll(turned)].map(
        ([, found]) => `${path}:${at + 1}: ${found} is a side of the screen: say inline or block, start or end`,
      );
    }),
  );
}
