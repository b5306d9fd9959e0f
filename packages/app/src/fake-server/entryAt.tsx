import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Entry } from '../signin/Entry.tsx';
import { pageAt } from '../signin/pages.ts';
import { createPlaces, type EntryPath } from '../signin/places.ts';
import type { SignOutReason } from '../session/signOutReason.ts';
import { outside } from '../api/environment.ts';
import { theme } from '../browser/preference.ts';
import type { FakeServerOptions } from './openFakeServer.ts';
import { storyOf, type Play, type Toolbar } from './storyOf.ts';

type EntryOptions = {
  /** The part after the path: `?from=…`, `?id=…#…`. */
  search?: string;
  signOutReasons?: readonly SignOutReason[];
  fakeServer?: FakeServerOptions;
  /** Prepares the browser storage before the page opens. */
  before?: () => void;
  globals?: Readonly<Record<string, unknown>>;
};

/** A story of a sign-in page, without a session; a completed sign-in leaves for the dashboard. */
export const entryAt = (path: EntryPath, play: Play, given: EntryOptions = {}): StoryObj =>
  storyOf({
    fakeServer: { as: 'signedOut', ...given.fakeServer },
    ready: async () => {
      given.before?.();
      await pageAt(path);
    },
    draw: (toolbar) => (
      <Drawn address={path + (given.search ?? '')} signOutReasons={given.signOutReasons ?? []} {...toolbar} />
    ),
    look: play,
    globals: given.globals ?? {},
    route: path,
  });

/** 390 px wide. */
export const onAPhone = { viewport: { value: 'narrow', isRotated: false } } as const;

type DrawnProps = Toolbar & { address: string; signOutReasons: readonly SignOutReason[] };

function Drawn({ address, signOutReasons, theme: play }: DrawnProps) {
  const [places] = useState(() => createPlaces(address));
  useEffect(
    function followToolbar() {
      theme.set(play);
    },
    [play],
  );
  return <Entry places={places} signOutReasons={signOutReasons} onSignedIn={() => outside.leaveFor('/dashboard')} />;
}
