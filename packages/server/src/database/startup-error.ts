/** A start-up error that the operator can correct: its message is one sentence, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
