/** A notice that is shown to the person once. */
export type ChatNotice = { kind: 'success' | 'error'; text: string };

/** Shows a notice in the product's own way. Returning `false` makes the chat show its own toast. */
export type OnNotice = (notice: ChatNotice) => unknown;
