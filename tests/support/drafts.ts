import { ok, type Caller } from './api.ts';

/** Throws away what a person was writing at a place, a new record of it, as another test may have left it. */
export async function deleteDraft(call: Caller, route: string): Promise<void> {
  const { body } = await call('GET', `/drafts?route=${encodeURIComponent(route)}&record=`);
  const { id } = Object(body['draft']) as { id?: string };
  if (id !== undefined) await ok(call('DELETE', `/drafts/${id}`));
}
