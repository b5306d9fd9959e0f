import type { StoryObj } from '@storybook/react-vite';
import { configure, expect, waitFor } from 'storybook/test';
import type { ReactElement } from 'react';
import { isLanguage, type Language } from '../i18n/Messages.ts';
import { openFakeServer, type FakeServerOptions } from './openFakeServer.ts';
import type { FakeServer } from './FakeServer.ts';

/** What the user does and checks while a story is shown. */
export type Seen = Pick<Played, 'canvas' | 'canvasElement' | 'userEvent' | 'step'> & { fakeServer: FakeServer };
type Played = Parameters<NonNullable<StoryObj['play']>>[0];
export type Play = (seen: Seen) => Promise<void> | void;

type Drawing = {
  fakeServer?: FakeServerOptions;
  /** Renders the story; `ready` is awaited first, as with cached files. */
  draw: (toolbar: Toolbar) => ReactElement;
  ready?: () => Promise<unknown>;
  look: Play;
  /** Replaces `look` in a language of the toolbar other than English, which the steps of a story name. @default something is shown */
  translated?: Play;
  /** Toolbar options that the story fixes. */
  globals?: Readonly<Record<string, unknown>>;
  route?: string;
};

export type Toolbar = { theme: 'light' | 'dark' };

// A screen makes several requests before it is complete, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** A story with its own fake server. The toolbar's language and theme apply unless the story fixes them. */
export function storyOf({
  fakeServer: options = {},
  draw,
  ready,
  look: play,
  translated = showsSomething,
  globals = {},
  route,
}: Drawing): StoryObj {
  let fakeServer: FakeServer | undefined;
  return {
    globals,
    parameters: { layout: 'fullscreen', ...(route === undefined ? {} : { route }) },
    beforeEach: async ({ globals: toolbar }) => {
      fakeServer = await openFakeServer(options, {
        language: languageIn(toolbar),
        theme: themeIn(toolbar),
      });
      await ready?.();
      return fakeServer.close;
    },
    render: (_, { globals: toolbar }) => draw({ theme: themeIn(toolbar) }),
    play: async ({ canvas, canvasElement, userEvent, step, globals: toolbar }) => {
      if (fakeServer === undefined) throw new Error('storyOf: no world is open');
      const isTranslated = languageIn(toolbar) !== 'en' && globals['language'] === undefined;
      await (isTranslated ? translated : play)({ canvas, canvasElement, userEvent, step, fakeServer });
      await expect(fakeServer.faults, 'what no server would be asked or answer').toEqual([]);
    },
  };
}

const showsSomething: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('h1, h2, p, [aria-label]')).not.toBe(null));
};

const languageIn = (toolbar: Readonly<Record<string, unknown>>): Language => {
  const language: unknown = toolbar['language'];
  return isLanguage(language) ? language : 'en';
};

const themeIn = (toolbar: Readonly<Record<string, unknown>>) => (toolbar['theme'] === 'dark' ? 'dark' : 'light');
