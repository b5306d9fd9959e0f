import { createContext, use } from 'react';
import type { Path, Route } from './route.ts';

/** The route table, provided once at the root, so that links need no import of the modules. */
export const RouteTable = createContext<readonly Route[]>([]);

export const useRouteTable = (): readonly Route[] => use(RouteTable);

/** Returns the route of a path. Throws for a path that is not in the table. */
export function useLine(path: Path): Route {
  const line = useRouteTable().find((route) => route.path === path);
  if (line === undefined) throw new Error(`useLine: ${path} is not in the route table`);
  return line;
}
