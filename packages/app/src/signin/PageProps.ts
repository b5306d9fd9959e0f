import type { ComponentType } from 'react';
import type { Places } from './places.ts';

/** The account as it was typed, so that no page asks for it twice. */
export type Typed = { store: string; email: string };

/** What every page of the entry is given. */
export type PageProps = {
  places: Places;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onSignedIn: () => void;
};

export type EntryScreen = ComponentType<PageProps>;
