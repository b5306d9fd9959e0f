import { describe, expect, test } from 'vitest';
import { read } from '../gates/sources.ts';
import { chatSizeNames, statedChatSizes } from './chat-sizes.ts';

const sizes = statedChatSizes(read('docs/chat.md').text);

// `npx pnpm@12 weigh --write` writes the sizes again.
describe('the page about the chat', () => {
  test('says what everything weighs that is weighed', () => {
    expect(sizes.map(({ name }) => name)).toEqual(chatSizeNames);
  });

  test.each(sizes)('says within a tenth what it weighs: $name, $kilobytes KB', async ({ kilobytes, weigh }) => {
    const weighed = await weigh();
    const close = Math.abs(kilobytes / weighed - 1) < 0.1;
    expect({ weighed, close }).toEqual({ weighed, close: true });
  });

  test('the script of the tag is at most 2 KB before the first press', async () => {
    const script = await sizes[0]?.weigh();
    expect({ script, fits: script !== undefined && script <= 2 }).toEqual({ script, fits: true });
  });
});
