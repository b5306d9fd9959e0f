/** PostgreSQL's own programs cannot run here; the message is the reason, as the second half of a sentence. */
export class NativeUnavailable extends Error {
  override readonly name = 'NativeUnavailable';
}
