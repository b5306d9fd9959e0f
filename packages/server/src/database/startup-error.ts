/** A failure at start-up that a person can mend: its message is one sentence, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
