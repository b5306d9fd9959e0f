/** What else reads otherwise once a posted invoice or a deposit was changed. */
export const touches = ['invoices', 'deposits', 'customers', 'units', 'products'] as const;
