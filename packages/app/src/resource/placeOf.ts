/** Where a field stands on the page: what is wrong with it leads there. */
export const placeOf = (name: string): string => `field-${name}`;
