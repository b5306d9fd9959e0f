import { createContext } from 'react';

/** Holds the address of the file of icons; empty while the page itself carries them. ThemeRoot's `iconsAt` sets it. */
export const IconsAt = createContext('');
