/** What /product-management shows, each under its own `?view=`; products without one. */
export const views = ['products', 'categories', 'taxes', 'priceRules'] as const;
export type View = (typeof views)[number];

/** The view that an address asks for. */
export const viewOf = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'products';
