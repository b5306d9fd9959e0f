import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { mayEnter } from '../kit/go/derive.ts';
import type { Page } from '../kit/go/route.ts';
import { Denied } from '../kit/page/Denied.tsx';
import { useSession } from '../wiring/useSession.ts';

/** Lets in whom the route's guard lets in; another record of the same page is a new screen. */
export function Door({ page, children }: { page: Page; children: ReactNode }) {
  const { permissions } = useSession();
  const params = useParams();
  if (!mayEnter(page, permissions)) return <Denied />;
  return <Fragment key={Object.values(params).join('/')}>{children}</Fragment>;
}
