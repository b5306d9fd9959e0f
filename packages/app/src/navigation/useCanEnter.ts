import { useMaybeSession } from '../session/useSession.ts';
import { mayEnter } from './derive.ts';
import type { Path } from './route.ts';
import { useLine } from './RouteTable.ts';

/** Returns whether the user can open a page: for a row that is a link, a shortcut, a column. */
export function useMayEnter(to: Path): boolean {
  return mayEnter(useLine(to), useMaybeSession()?.permissions ?? null);
}
