import { createContext, useContext } from 'react';

export type ShellNav = {
  /** True where the navigation stands beside the page; else it is in a drawer. */
  wide: boolean;
  /** True while the navigation shows icons alone. */
  collapsed: boolean;
  /** Names what the toggle does now. */
  toggleLabel: string;
  /** True while the navigation is in full sight. */
  expanded: boolean;
  toggle: () => void;
  /** Closes the drawer: the person has chosen. */
  close: () => void;
};

export const ShellNavContext = createContext<ShellNav | null>(null);

/** Tells header and navigation how the shell around them stands; null outside a shell. */
export const useShellNav = () => useContext(ShellNavContext);
