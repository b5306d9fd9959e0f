/** Returns the element id of a field; error links point to it. */
export const placeOf = (name: string): string => `field-${name.replaceAll(/[^\w.-]+/g, '-')}`;
