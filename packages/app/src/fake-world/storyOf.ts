import type { StoryObj } from '@storybook/react-vite';
import { configure, expect } from 'storybook/test';
import type { ReactElement } from 'react';
import { isLanguage } from '../kit/say/Sayings.ts';
import { openWorld, type WorldOptions } from './openWorld.ts';
import type { World } from './World.ts';

/** What a person does and sees while a story is shown. */
export type Seen = Pick<Played, 'canvas' | 'canvasElement' | 'userEvent' | 'step'> & { world: World };
type Played = Parameters<NonNullable<StoryObj['play']>>[0];
export type Look = (seen: Seen) => Promise<void> | void;

/** The width of a phone. */
const narrow = { narrow: { name: 'Narrow (390 px)', styles: { width: '390px', height: '844px' } } };

type Drawing = {
  world?: WorldOptions;
  /** What is shown; `ready` is awaited first, as a browser that has the files already. */
  draw: (toolbar: Toolbar) => ReactElement;
  ready?: () => Promise<unknown>;
  look: Look;
  /** Choices of the toolbar that the story insists on. */
  globals?: Readonly<Record<string, unknown>>;
  route?: string;
};

export type Toolbar = { theme: 'light' | 'dark' };

// A screen asks and answers several times before it stands; a busy machine takes its time for it.
configure({ asyncUtilTimeout: 10_000 });

/** A story in a fake world of its own. The toolbar's language and theme hold where the story does not insist. */
export function storyOf({ world: options = {}, draw, ready, look, globals = {}, route }: Drawing): StoryObj {
  let world: World | undefined;
  return {
    globals,
    parameters: { layout: 'fullscreen', viewport: { options: narrow }, ...(route === undefined ? {} : { route }) },
    beforeEach: async ({ globals: toolbar }) => {
      const language: unknown = toolbar['language'];
      world = await openWorld(options, {
        language: isLanguage(language) ? language : 'en',
        theme: themeIn(toolbar),
      });
      await ready?.();
      return world.close;
    },
    render: (_, { globals: toolbar }) => draw({ theme: themeIn(toolbar) }),
    play: async ({ canvas, canvasElement, userEvent, step }) => {
      if (world === undefined) throw new Error('storyOf: no world is open');
      await look({ canvas, canvasElement, userEvent, step, world });
      await expect(world.faults, 'what no server would be asked or answer').toEqual([]);
    },
  };
}

const themeIn = (toolbar: Readonly<Record<string, unknown>>) => (toolbar['theme'] === 'dark' ? 'dark' : 'light');
