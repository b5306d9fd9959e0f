import { useMaybeSession } from '../../wiring/useSession.ts';
import { mayEnter } from './derive.ts';
import type { Path } from './route.ts';
import { usePage } from './RouteTable.ts';

/** Whether the person may enter a page: for a row that is a link, a shortcut, a column. */
export function useMayEnter(to: Path): boolean {
  const page = usePage(to);
  return mayEnter(page, useMaybeSession()?.permissions ?? null);
}
