import { createContext } from 'react';

/** Tells every moment inside to leave out the year that it is, where there is no room for it. */
export const ShortYears = createContext(false);
