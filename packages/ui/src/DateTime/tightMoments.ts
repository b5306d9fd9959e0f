import { createContext } from 'react';

/** How moments are written where there is little room: `year` leaves out the year that it is, `lines` sets the time below the day too. */
export type Tightness = 'none' | 'year' | 'lines';

/** Tells every moment inside how much room there is. */
export const TightMoments = createContext<Tightness>('none');
