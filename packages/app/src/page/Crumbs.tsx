import { Breadcrumbs } from '@tilldesk/ui';
import { generatePath, useParams } from 'react-router-dom';
import { mayEnter, pagesAbove } from '../navigation/derive.ts';
import { routerLink } from '../navigation/routerLink.tsx';
import { useRouteTable } from '../navigation/RouteTable.ts';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useMaybeSession } from '../session/useSession.ts';
import { useCurrentPage } from './useCurrentPage.ts';

/** Breadcrumbs: the pages above this one by the route table, titled with the address's parameters; none on the first level. */
export function Crumbs() {
  const t = useTranslate();
  const params = useParams();
  const routes = useRouteTable();
  const page = useCurrentPage();
  const rights = useMaybeSession()?.permissions ?? null;
  const above = page ? pagesAbove(page, routes).filter((one) => mayEnter(one, rights)) : [];
  if (above.length === 0) return null;
  return (
    <Breadcrumbs
      label={t('shell.crumbs')}
      items={above.map(({ path, title }) => ({ label: t(title, params), href: generatePath(path, params) }))}
      renderLink={routerLink}
    />
  );
}
