import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteTable } from '../../navigation/RouteTable.ts';
import { catalogue } from '../../i18n/catalogue.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useSession } from '../../session/useSession.ts';
import { namesOf, type NamedPage } from './namedPages.ts';
import { openPages } from '../nextPlace.ts';
import type { PaletteCommand } from './paletteActions.ts';

/** Returns the pages that the user can open, searchable by their names in both languages; null until the names have loaded. */
export function usePageCommands(): readonly PaletteCommand[] | null {
  const t = useTranslate();
  const routes = useRouteTable();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const [named, setNamed] = useState<readonly NamedPage[] | null>(null);
  useEffect(
    function loadNames() {
      let isActive = true;
      void namesOf(openPages(routes, permissions)).then((all) => {
        if (isActive) setNamed(all);
      });
      return () => {
        isActive = false;
      };
    },
    [routes, permissions],
  );
  return useMemo(() => {
    const language = catalogue.language();
    return (
      named?.map(({ path, names }) => ({
        id: path,
        label: names[language],
        group: t('shell.palette.pages'),
        icon: 'arrow-right' as const,
        keywords: [...Object.values(names), path.replaceAll(/[-/]/g, ' ')],
        run: () => void navigate(path),
      })) ?? null
    );
  }, [named, t, navigate]);
}
