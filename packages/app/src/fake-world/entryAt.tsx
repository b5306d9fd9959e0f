import type { StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { Entry } from '../signin/Entry.tsx';
import { pageAt } from '../signin/pages.ts';
import { createPlaces, type EntryPath } from '../signin/places.ts';
import type { Farewell } from '../wiring/farewell.ts';
import { outside } from '../wiring/outside.ts';
import { theme } from '../wiring/preference.ts';
import type { WorldOptions } from './openWorld.ts';
import { storyOf, type Look, type Toolbar } from './storyOf.ts';

type Given = {
  /** What stands behind the path: `?from=…`, `?id=…#…`. */
  search?: string;
  farewells?: readonly Farewell[];
  world?: WorldOptions;
  /** What lies in the browser before the page opens. */
  before?: () => void;
  globals?: Readonly<Record<string, unknown>>;
};

/** A story of a page of the sign-in entry, for nobody in particular; who gets in leaves for the dashboard. */
export const entryAt = (path: EntryPath, look: Look, given: Given = {}): StoryObj =>
  storyOf({
    world: { as: 'nobody', ...given.world },
    ready: async () => {
      given.before?.();
      await pageAt(path);
    },
    draw: (toolbar) => <Drawn address={path + (given.search ?? '')} farewells={given.farewells ?? []} {...toolbar} />,
    look,
    globals: given.globals ?? {},
    route: path,
  });

/** 390 px wide. */
export const onAPhone = { viewport: { value: 'narrow', isRotated: false } } as const;

type DrawnProps = Toolbar & { address: string; farewells: readonly Farewell[] };

function Drawn({ address, farewells, theme: look }: DrawnProps) {
  const [places] = useState(() => createPlaces(address));
  useEffect(
    function followToolbar() {
      theme.choose(look);
    },
    [look],
  );
  return <Entry places={places} farewells={farewells} onSignedIn={() => outside.leaveFor('/dashboard')} />;
}
