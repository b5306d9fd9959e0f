import { createBrowserRouter, generatePath, replace, type RouteObject } from 'react-router-dom';
import { forwardsOf, pagesAbove } from '../navigation/derive.ts';
import { isPage, type Page, type Route } from '../navigation/route.ts';
import { catalogue } from '../i18n/catalogue.ts';
import { isNotFetched } from '../page/lazyOnIdle.tsx';
import { Shell } from '../shell/Shell.tsx';
import { RouteGuard } from '../shell/RouteGuard.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PageScreen, screenSource } from './PageScreen.tsx';

const HOME = '/dashboard';

/** Creates the browser's router from the route table; the bare root and unknown paths redirect to the dashboard (spec §2). */
export const routerOf = (routes: readonly Route[]) => createBrowserRouter(routeObjects(routes));

/**
 * Converts the route table for the router: pages inside the shell with lazy screens, both path forms, everything else to the
 * dashboard.
 */
export const routeObjects = (routes: readonly Route[]): RouteObject[] => [
  {
    Component: Shell,
    ErrorBoundary: PageFailure,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: PageFailure,
        children: [
          ...routes.filter(isPage).map((page) => pageObject(page, routes)),
          ...forwardsOf(routes).map(({ from, to }) => forwardObject(from, to)),
          forwardObject('/', HOME),
          forwardObject('*', HOME),
        ],
      },
    ],
  },
];

function pageObject(page: Page, table: readonly Route[]): RouteObject {
  const source = screenSource(async () => {
    // The crumbs name the pages above, which may belong to another module.
    const messages = [page, ...pagesAbove(page, table)].flatMap((one) => one.messages);
    const [{ Screen }] = await Promise.all([page.screen(), catalogue.add(...new Set(messages))]);
    return Screen;
  });
  return {
    path: page.path,
    handle: page.path,
    lazy: async () => {
      // A script that cannot be loaded is handled by the page; any other error goes to the error boundary.
      await source.load().catch(throwUnlessNotFetched);
      return {
        Component: () => (
          <RouteGuard page={page}>
            <PageScreen source={source} />
          </RouteGuard>
        ),
      };
    },
  };
}

function throwUnlessNotFetched(error: unknown): void {
  if (!isNotFetched(error)) throw error;
}

const forwardObject = (from: string, to: string): RouteObject => ({
  path: from,
  // Never rendered, but required by the router.
  element: null,
  loader: ({ params, request }) => {
    const search = from === '*' ? '' : new URL(request.url).search;
    return replace(generatePath(to, params) + search);
  },
});
