import { ok, type Caller } from './api.ts';

/** Discards a user's draft of a new record that another test may have left. */
export async function deleteDraft(call: Caller, route: string): Promise<void> {
  const { body } = await call('GET', `/drafts?route=${encodeURIComponent(route)}&record=`);
  const { id } = Object(body['draft']) as { id?: string };
  if (id !== undefined) await ok(call('DELETE', `/drafts/${id}`));
}
