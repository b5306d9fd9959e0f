export type PartOfDay = 'morning' | 'afternoon' | 'evening' | 'night';

/** Returns the part of the day for the greeting at an hour of the store's clock, 0 to 23. */
export const partOfDay = (hour: number): PartOfDay =>
  hour < 5 ? 'night' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
