import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { mayEnter } from '../navigation/derive.ts';
import type { Page } from '../navigation/route.ts';
import { Denied } from '../page/Denied.tsx';
import { Gated } from '../page/Gated.tsx';
import { adminGate, pinGate } from '../session/gates.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Checks the route's guard, then asks for the access PIN or the administrator's verification where the route requires it.
 * Another record of the same page is a new screen.
 */
export function RouteGuard({ page, children }: { page: Page; children: ReactNode }) {
  const { permissions } = useSession();
  const params = useParams();
  if (!mayEnter(page, permissions)) return <Denied />;
  const screen = <Fragment key={Object.values(params).join('/')}>{children}</Fragment>;
  const pinned = page.pin ? <Gated gate={pinGate}>{screen}</Gated> : screen;
  return page.verify ? <Gated gate={adminGate}>{pinned}</Gated> : pinned;
}
