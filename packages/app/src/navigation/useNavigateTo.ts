import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { fill, type Params, type Query } from './addressOf.ts';
import type { ParamsOf, Path } from './route.ts';

type NavigateOptions = { query?: Query; replace?: boolean };
type NavigateArgs<P extends Path> = [ParamsOf<P>] extends [never]
  ? [NavigateOptions?]
  : [NavigateOptions & { with: Readonly<Record<ParamsOf<P>, string>> }];

/** Returns a function that navigates to a page: `go('/invoices/:invoiceId', { with: { invoiceId }, replace: true })`. */
export function useNavigateTo() {
  const navigate = useNavigate();
  return useCallback(
    <const P extends Path>(to: P, ...given: NavigateArgs<P>) => {
      const [navigateOptions = {}]: [(NavigateOptions & { with?: Params })?] = given;
      void navigate(fill(to, navigateOptions.with, navigateOptions.query), {
        replace: navigateOptions.replace ?? false,
      });
    },
    [navigate],
  );
}

/** Returns the parameters of the current page: `useParamsOf('/invoices/:invoiceId').invoiceId`. */
export function useParamsOf<const P extends Path>(path: P): Readonly<Record<ParamsOf<P>, string>> {
  const params = useParams();
  const missing = [...path.matchAll(/:(\w+)/g)].find(([, name]) => params[name ?? ''] === undefined);
  if (missing) throw new Error(`useParamsOf: ${missing[0]} is not in the address`);
  return params as Readonly<Record<ParamsOf<P>, string>>;
}
