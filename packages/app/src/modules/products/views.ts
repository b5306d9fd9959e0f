/** The views of /product-management, each with its own `?view=`; products have none. */
export const views = ['products', 'categories', 'taxes', 'priceRules'] as const;
export type View = (typeof views)[number];

/** Returns the view in the address. */
export const viewOf = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'products';
