import { useMatches } from 'react-router-dom';
import { isPage, type Page } from '../navigation/route.ts';
import { useRouteTable } from '../navigation/RouteTable.ts';

/** Returns the route of the current page. */
export function useCurrentPage(): Page | undefined {
  const path = useMatches().at(-1)?.handle;
  return useRouteTable()
    .filter(isPage)
    .find((page) => page.path === path);
}
