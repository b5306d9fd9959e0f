const names = new Intl.Collator('en', { numeric: true });

/**
 * Compares two names for sorting: case and accents only break ties, numbers by value ("9" before "10"). The server sorts its
 * lists in the same order.
 */
export const compareNames = (a: string, b: string): number => names.compare(a, b);
