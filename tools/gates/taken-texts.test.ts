import { expect, test } from 'vitest';
import { takenTexts } from './taken-texts.ts';

const files: Record<string, string> = {
  'src/modules/stock/stock.routes.ts': `
    import { withKept } from '../../kit/kept/kept.messages.ts';
    import { stockMessages } from './stock.messages.ts';`,
  'src/modules/stock/stock.messages.ts': `
    import type en from './stock.messages.en.json';
    const own = { en: () => import('./stock.messages.en.json'), es: () => import('./stock.messages.es.json') };`,
  'src/kit/kept/kept.messages.ts': `
    import { approveMessages } from '../approve/approve.messages.ts';
    const own = { en: () => import('./kept.messages.en.json') };`,
  'src/kit/approve/approve.messages.ts': `export const approveMessages = { en: () => import('./approve.messages.en.json') };`,
};

test('a room takes the texts that its routes name, and those that these take along, each once and in English', () => {
  expect(takenTexts(['src/modules/stock/stock.routes.ts'], (path) => files[path] ?? '')).toEqual([
    'src/kit/approve/approve.messages.en.json',
    'src/kit/kept/kept.messages.en.json',
    'src/modules/stock/stock.messages.en.json',
  ]);
});
