/** The views of the list page, each with its own `?view=`; bill payments have none. */
export const views = ['payments', 'carriers', 'providers'] as const;
export type View = (typeof views)[number];

/** Returns the view in the address. */
export const viewOf = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'payments';
