import type { AnyEndpoint } from '@tilldesk/domain/contract';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { App } from '../startup/App.tsx';
import { routeObjects } from '../startup/router.tsx';
import { fill } from '../navigation/addressOf.ts';
import { isPage, type Page, type Path, type LinkParams } from '../navigation/route.ts';
import { catalogue } from '../i18n/catalogue.ts';
import type { Language } from '../i18n/Messages.ts';
import { routes } from '../routes.ts';
import { theme } from '../browser/preference.ts';
import { failing, never, unreachable } from './answer.ts';
import { inSequence, sees } from './sees.ts';
import { storyOf, type Play, type Seen, type Toolbar } from './storyOf.ts';
import type { FakeServerOptions } from './openFakeServer.ts';

type About = {
  query?: Readonly<Record<string, string>>;
  /** Calls that the page waits for; the loading and failure states apply to them. */
  requests?: readonly AnyEndpoint[];
  /** The heading of a page that shows its record's name. @default the title of the route */
  named?: string | Readonly<Record<Language, string>>;
  /** The fake server's options in every state. */
  fakeServer?: FakeServerOptions;
};

/** The states of a screen, each a story. A given `play` continues after the state's own `play`. */
export type ScreenStates = {
  /** The usual state. */
  full: (play?: Play) => StoryObj;
  /** In a new shop. */
  empty: (play: Play) => StoryObj;
  loading: (play?: Play) => StoryObj;
  /** The server failed. */
  failed: (play?: Play) => StoryObj;
  /** The network is down. */
  offline: (play?: Play) => StoryObj;
  /** For a user who cannot open it. */
  denied: (play?: Play) => StoryObj;
  spanish: (play: Play) => StoryObj;
  /** 390 px wide. */
  narrow: (play?: Play) => StoryObj;
  /** With any other fake server options. */
  in: (fakeServer: FakeServerOptions, play: Play) => StoryObj;
};

/**
 * The stories of a page: the real route table, guards, shell and messages with a fake server. Stories are matched to routes by
 * the path written here, so it must be a literal.
 */
export function screenAt<P extends Path>(
  path: P,
  { requests = [], named, fakeServer = {}, query, ...at }: About & LinkParams<P>,
) {
  const address = fill(path, at.with, query);
  const state = (
    own: FakeServerOptions,
    play: Play,
    globals: Readonly<Record<string, unknown>> = {},
    translated?: Play,
  ) =>
    storyOf({
      fakeServer: { ...fakeServer, ...own, answers: [...(own.answers ?? []), ...(fakeServer.answers ?? [])] },
      draw: (toolbar) => <Drawn address={address} {...toolbar} />,
      ready: () => loaded(path),
      look: play,
      route: path,
      globals,
      ...(translated ? { translated } : {}),
    });
  const headed = (play?: Play): Play => then(headingOf(path, at.with, named), play);
  const states: ScreenStates = {
    full: (play) => state({}, headed(play), {}, headed()),
    empty: (play) => state({ shop: 'new' }, headed(play), {}, headed()),
    loading: (play) => state({ answers: requests.map(never) }, then(sees(/^Loading/), play)),
    failed: (play) => state({ answers: requests.map(failing) }, then(showsError('An error occurred'), play)),
    offline: (play) => state({ answers: requests.map(unreachable) }, then(showsError(OFFLINE), play)),
    denied: (play) => state({ as: 'trainee' }, then(isDenied, play)),
    spanish: (play) => state({}, headed(play), { language: 'es', viewport: { isRotated: false } }),
    narrow: (play) => state({}, headed(play), { viewport: { value: 'narrow', isRotated: false } }),
    in: (own, play) => state(own, play),
  };
  return states;
}

/** Renders the app at an address. */
function Drawn({ address, theme: play }: Toolbar & { address: string }) {
  const [router] = useState(() => createMemoryRouter(routeObjects(routes), { initialEntries: [address] }));
  useEffect(
    function followToolbar() {
      theme.set(play);
    },
    [play],
  );
  useEffect(
    function releaseRouter() {
      return () => router.dispose();
    },
    [router],
  );
  return <App router={router} />;
}

/** Loads the code of the page, so that a story waits for responses only. */
async function loaded(path: Path): Promise<void> {
  const { screen, messages } = pageAt(path);
  await Promise.all([screen(), catalogue.add(...messages)]);
}

function pageAt(path: Path): Page {
  const line = routes.find((route) => route.path === path);
  if (line === undefined || !isPage(line)) throw new Error(`screenAt: ${path} is no page`);
  return line;
}

const then = (first: Play, next: Play | undefined): Play => (next ? inSequence(first, next) : first);

const headingOf =
  (path: Path, params: Readonly<Record<string, string>> | undefined, named: About['named']): Play =>
  async ({ canvas }) => {
    const { title: id } = pageAt(path);
    const heading = await canvas.findByRole('heading', { level: 1 });
    const name = typeof named === 'object' ? named[catalogue.language()] : named;
    await expect(heading).toHaveTextContent(name ?? String(catalogue.intl().formatMessage({ id }, params)));
  };

const OFFLINE = 'The server cannot be reached. Please check the connection.';
const DENIED = "You don't have permission to access this page. Please contact your administrator for access.";

const showsError = (sentence: string): Play => sees(sentence, 'Try Again');

async function isDenied({ canvas }: Seen): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
  await expect(canvas.getByText(DENIED)).toBeVisible();
}
