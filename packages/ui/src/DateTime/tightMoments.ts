'use client';
import { createContext } from 'react';

/**
 * How dates are formatted when there is little space: `year` omits the current year, `lines` also shows the time below the day.
 */
export type Tightness = 'none' | 'year' | 'lines';

/** Passes the available space to every DateTime inside. */
export const TightMoments = createContext<Tightness>('none');
