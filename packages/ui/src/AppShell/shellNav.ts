'use client';
import { createContext, useContext } from 'react';

export type ShellNav = {
  /** True when the navigation is next to the page; false when it is in a drawer. */
  wide: boolean;
  /** True while the navigation shows icons only. */
  collapsed: boolean;
  /** The accessible name of the toggle's current action. */
  toggleLabel: string;
  /** True while the navigation is fully visible. */
  expanded: boolean;
  toggle: () => void;
  /** Closes the drawer after a choice. */
  close: () => void;
};

export const ShellNavContext = createContext<ShellNav | null>(null);

/** Returns the state of the surrounding shell for header and navigation; null outside a shell. */
export const useShellNav = () => useContext(ShellNavContext);
