export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** What a person is wished at an hour of the store's clock, 0 to 23. */
export const partOfDay = (hour: number): PartOfDay =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
