import type { ComponentType } from 'react';
import type { Places } from './places.ts';

/** The typed account, so that no page asks for it again. */
export type Typed = { store: string; email: string };

/** Props of every sign-in page. */
export type PageProps = {
  places: Places;
  typed: Typed;
  onTyped: (typed: Typed) => void;
  onSignedIn: () => void;
};

export type EntryScreen = ComponentType<PageProps>;
