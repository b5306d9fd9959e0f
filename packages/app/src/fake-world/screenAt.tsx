import type { AnyEndpoint } from '@tilldesk/domain/contract';
import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { App } from '../boot/App.tsx';
import { routeObjects } from '../boot/router.tsx';
import { fill } from '../kit/go/addressOf.ts';
import { isPage, type Page, type Path, type With } from '../kit/go/route.ts';
import { catalogue } from '../kit/say/catalogue.ts';
import type { Language } from '../kit/say/Sayings.ts';
import { routes } from '../routes.ts';
import { theme } from '../wiring/preference.ts';
import { failing, never, unreachable } from './answer.ts';
import { inTurn, sees } from './sees.ts';
import { storyOf, type Look, type Seen, type Toolbar } from './storyOf.ts';
import type { WorldOptions } from './openWorld.ts';

type About = {
  query?: Readonly<Record<string, string>>;
  /** What the page asks for before it can show anything; the states of waiting and failing are about it. */
  asks?: readonly AnyEndpoint[];
  /** The heading of a page that bears its record's name. @default the title of the route */
  named?: string | Readonly<Record<Language, string>>;
  /** The world of every state. */
  world?: WorldOptions;
};

/** The states of a screen, each a story; a look goes on where the state's own look ends. */
export type ScreenStates = {
  /** As it is most of the time. */
  full: (look?: Look) => StoryObj;
  /** On the first day of a shop. */
  empty: (look: Look) => StoryObj;
  loading: (look?: Look) => StoryObj;
  /** The server failed. */
  failed: (look?: Look) => StoryObj;
  /** The network is gone. */
  offline: (look?: Look) => StoryObj;
  /** For one who may not enter. */
  denied: (look?: Look) => StoryObj;
  spanish: (look: Look) => StoryObj;
  /** 390 px wide. */
  narrow: (look?: Look) => StoryObj;
  /** In any other world. */
  in: (world: WorldOptions, look: Look) => StoryObj;
};

/**
 * The stories of a page: the real route table, doors, frame and words in a fake world. A route's stories are known by
 * the path that is written here, so it stands as a literal.
 */
export function screenAt<P extends Path>(path: P, { asks = [], named, world = {}, query, ...at }: About & With<P>) {
  const address = fill(path, at.with, query);
  const state = (own: WorldOptions, look: Look, globals?: Readonly<Record<string, unknown>>) =>
    storyOf({
      world: { ...world, ...own, answers: [...(own.answers ?? []), ...(world.answers ?? [])] },
      draw: (toolbar) => <Drawn address={address} {...toolbar} />,
      ready: () => loaded(path),
      look,
      route: path,
      ...(globals ? { globals } : {}),
    });
  const headed = (look?: Look): Look => then(headingOf(path, at.with, named), look);
  const states: ScreenStates = {
    full: (look) => state({}, headed(look)),
    empty: (look) => state({ shop: 'new' }, headed(look)),
    loading: (look) => state({ answers: asks.map(never) }, then(sees(/^Loading/), look)),
    failed: (look) => state({ answers: asks.map(failing) }, then(saysWhy('An error occurred'), look)),
    offline: (look) => state({ answers: asks.map(unreachable) }, then(saysWhy(OFFLINE), look)),
    denied: (look) => state({ as: 'trainee' }, then(isDenied, look)),
    spanish: (look) => state({}, headed(look), { language: 'es' }),
    narrow: (look) => state({}, headed(look), { viewport: { value: 'narrow', isRotated: false } }),
    in: (own, look) => state(own, look),
  };
  return states;
}

/** The app at an address. */
function Drawn({ address, theme: look }: Toolbar & { address: string }) {
  const [router] = useState(() => createMemoryRouter(routeObjects(routes), { initialEntries: [address] }));
  useEffect(
    function followToolbar() {
      theme.choose(look);
    },
    [look],
  );
  useEffect(
    function letRouterGo() {
      return () => router.dispose();
    },
    [router],
  );
  return <App router={router} />;
}

/** Loads what the page is made of, so that a story waits for answers alone. */
async function loaded(path: Path): Promise<void> {
  const { screen, messages } = pageAt(path);
  await Promise.all([screen(), catalogue.add(messages)]);
}

function pageAt(path: Path): Page {
  const line = routes.find((route) => route.path === path);
  if (line === undefined || !isPage(line)) throw new Error(`screenAt: ${path} is no page`);
  return line;
}

const then = (first: Look, next: Look | undefined): Look => (next ? inTurn(first, next) : first);

const headingOf =
  (path: Path, params: Readonly<Record<string, string>> | undefined, named: About['named']): Look =>
  async ({ canvas }) => {
    const { title: id } = pageAt(path);
    const heading = await canvas.findByRole('heading', { level: 1 });
    const name = typeof named === 'object' ? named[catalogue.language()] : named;
    await expect(heading).toHaveTextContent(name ?? String(catalogue.intl().formatMessage({ id }, params)));
  };

const OFFLINE = 'The server cannot be reached. Please check the connection.';
const DENIED = "You don't have permission to access this page. Please contact your administrator for access.";

const saysWhy = (sentence: string): Look => sees(sentence, 'Try Again');

async function isDenied({ canvas }: Seen): Promise<void> {
  await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Access Denied');
  await expect(canvas.getByText(DENIED)).toBeVisible();
}
