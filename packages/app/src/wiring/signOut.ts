import { logout } from '@tilldesk/domain/shop';
import { call } from './api.ts';
import { session } from './session.ts';

/** Signs out: the token dies on the server, then everything of the person goes from this browser (spec §4, §8). */
export async function signOut(): Promise<void> {
  try {
    await call(logout, {});
    session.end('signedOut');
  } catch {
    session.end('signOutFailed');
  }
}
