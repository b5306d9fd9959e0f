const names = new Intl.Collator('en', { numeric: true });

/**
 * Compares two names as every list of the product sorts them: without regard to case and accents until all else is equal,
 * numbers by their value ("9" before "10"). The server's lists are in the same order.
 */
export const compareNames = (a: string, b: string): number => names.compare(a, b);
