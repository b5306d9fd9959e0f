import type { ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { Crumbs } from './Crumbs.tsx';
import { Head, Sheet } from './Page.styles.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import { useWindowTitle } from '../browser/useWindowTitle.ts';

export type PageProps = {
  /** Page title, such as an invoice's number. @default the title of the route */
  title?: string | undefined;
  /** A secondary line under the heading. */
  about?: ReactNode;
  /** Buttons at the end of the heading's line: one primary action at most. */
  actions?: ReactNode;
  /** `narrow` is for forms: 880 px. @default 'wide' */
  width?: 'wide' | 'narrow';
  children: ReactNode;
};

/** The content of a screen: crumbs, the only h1, its actions, the body. Also sets the window's title. */
export function Page({ title, about, actions, width = 'wide', children }: PageProps) {
  const t = useTranslate();
  const page = useCurrentPage();
  const name = title ?? (page ? t(page.title) : '');
  useWindowTitle(name);
  return (
    <Sheet data-width={width}>
      <Head breadcrumbs={<Crumbs />} title={name} text={about} actions={actions} />
      {children}
    </Sheet>
  );
}
