/** Resources to refresh after a posted invoice or a deposit changes. */
export const touches = ['invoices', 'deposits', 'customers', 'units', 'products'] as const;
