import { IconSprite } from '@tilldesk/ui/icons';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { StrictMode, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { useSharedState } from '../browser/sharedState.ts';
import type { Route } from '../navigation/route.ts';
import { RouteTable } from '../navigation/RouteTable.ts';
import { catalogue } from '../i18n/catalogue.ts';
import { routes } from '../routes.ts';
import { ApiProblem } from '../api/ApiProblem.ts';
import { theme } from '../browser/preference.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { SessionGate } from './SessionGate.tsx';

type AppProps = {
  router: RouterProviderProps['router'];
  /** The route table of the router. @default the app's own */
  table?: readonly Route[];
};

/** The root component with all providers. */
export function App({ router, table = routes }: AppProps) {
  const intl = useSyncExternalStore(catalogue.subscribe, catalogue.intl);
  const themeChoice = useSharedState(theme);
  return (
    <StrictMode>
      <ThemeRoot page theme={themeChoice ?? 'system'}>
        <IconSprite />
        <RawIntlProvider value={intl}>
          <CrashBoundary>
            <SWRConfig value={answering}>
              <RouteTable value={table}>
                <SessionGate>
                  <RouterProvider router={router} />
                </SessionGate>
              </RouteTable>
            </SWRConfig>
          </CrashBoundary>
        </RawIntlProvider>
      </ThemeRoot>
    </StrictMode>
  );
}

/** A rejection is not retried. A failed connection, a server error and a rate limit are. */
const answering: SWRConfiguration = {
  shouldRetryOnError: (error) =>
    error instanceof ApiProblem && (error.unreachable || error.status >= 500 || error.code === 'request.tooMany'),
};
