import { IconSprite } from '@tilldesk/ui/icons';
import { ThemeRoot } from '@tilldesk/ui/theme';
import { StrictMode, useSyncExternalStore } from 'react';
import { RawIntlProvider } from 'react-intl';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { SWRConfig, type SWRConfiguration } from 'swr';
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
  /** The table that the router was made of. @default the app's own */
  table?: readonly Route[];
};

/** Everything that every screen stands on, in one place. */
export function App({ router, table = routes }: AppProps) {
  const intl = useSyncExternalStore(catalogue.subscribe, catalogue.intl);
  const themeChoice = useSyncExternalStore(theme.subscribe, theme.current);
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

/** A refusal stays one however often it is asked; what did not answer, or had no turn, is asked again. */
const answering: SWRConfiguration = {
  shouldRetryOnError: (error) =>
    error instanceof ApiProblem && (error.unreachable || error.status >= 500 || error.code === 'request.tooMany'),
};
