import { expect, test } from 'vitest';
import { splitModule } from './apart.ts';

const module = `import { useId } from 'react';
const step = 1;
function next(n) { return n + step; }
const name = 'open';
function useOpen() { return [useId(), next(0), name]; }
useOpen.kind = name;
function useCount() { return next(1); }
export { useOpen, useCount };`;

test('each export gets what it alone needs, and all of them share the rest', () => {
  expect([...splitModule(module, ['useOpen', 'useCount'])]).toEqual([
    [
      'useOpen',
      `import { useId } from 'react';
import { next } from './shared.js';
const name = 'open';
function useOpen() { return [useId(), next(0), name]; }
useOpen.kind = name;
export { useOpen };`,
    ],
    [
      'useCount',
      `import { useId } from 'react';
import { next } from './shared.js';
function useCount() { return next(1); }
export { useCount };`,
    ],
    [
      'shared',
      `import { useId } from 'react';
const step = 1;
function next(n) { return n + step; }
export { step, next };`,
    ],
  ]);
});

test('what runs at the top of a module would be lost, and is refused', () => {
  expect(() => splitModule('start();', [])).toThrow('this stands at the top and makes nothing: start();');
});
