import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { mayEnter } from '../kit/go/derive.ts';
import type { Page } from '../kit/go/route.ts';
import { Denied } from '../kit/page/Denied.tsx';
import { Gated } from '../kit/page/Gated.tsx';
import { adminGate, pinGate } from '../wiring/gates.ts';
import { useSession } from '../wiring/useSession.ts';

/**
 * Lets in whom the route's guard lets in, then asks for the access PIN or for the administrator's verification where the
 * route says so; another record of the same page is a new screen.
 */
export function RouteGuard({ page, children }: { page: Page; children: ReactNode }) {
  const { permissions } = useSession();
  const params = useParams();
  if (!mayEnter(page, permissions)) return <Denied />;
  const screen = <Fragment key={Object.values(params).join('/')}>{children}</Fragment>;
  const pinned = page.pin ? <Gated gate={pinGate}>{screen}</Gated> : screen;
  return page.verify ? <Gated gate={adminGate}>{pinned}</Gated> : pinned;
}
