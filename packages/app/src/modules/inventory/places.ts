/** The two kinds of stock and the routes of their three levels. */
export const stockRoutes = {
  serialized: {
    title: 'inventory.serialized.title',
    list: '/manage-inventory/serialized',
    category: '/manage-inventory/serialized/:categoryName/:categoryId',
    item: '/manage-inventory/serialized/:categoryName/:categoryId/:itemName/:itemId',
  },
  quantity: {
    title: 'inventory.nonSerialized.title',
    list: '/manage-inventory/non-serialized',
    category: '/manage-inventory/non-serialized/:categoryName/:categoryId',
    item: '/manage-inventory/non-serialized/:categoryName/:categoryId/:itemName/:itemId',
  },
} as const;

export type TrackingKind = keyof typeof stockRoutes;

/** The views of the first level apart from its categories; each has its own address (`view`). */
export const stockViews = ['low', 'value', 'adjustments'] as const;
export type StockView = (typeof stockViews)[number];
