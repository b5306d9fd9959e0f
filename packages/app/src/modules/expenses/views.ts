/** The views of the list page, each with its own `?view=`; expenses have none. */
export const views = ['expenses', 'recurring', 'categories'] as const;
export type View = (typeof views)[number];

/** Returns the view in the address. */
export const viewOf = (address: URLSearchParams): View =>
  views.find((view) => view === address.get('view')) ?? 'expenses';
