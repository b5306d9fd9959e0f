/** Something to be told to the person, once and by the way. */
export type ChatNotice = { kind: 'success' | 'error'; text: string };

/** Tells it in the product's own way; `false` leaves it to the chat's own toasts. */
export type OnNotice = (notice: ChatNotice) => unknown;
