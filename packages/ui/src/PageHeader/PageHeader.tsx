import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Root, TextColumn } from './PageHeader.styles.ts';

export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  /** Stands above the title: `<Breadcrumbs>`. */
  breadcrumbs?: ReactNode;
  /** Stands beside the title: a status, a number. */
  meta?: ReactNode;
  /** Stands below the title: what this page is for. */
  text?: ReactNode;
  /** Stand at the end, on a narrow screen below. */
  actions?: ReactNode;
};

/** Heads a page with its one `h1`. */
export function PageHeader({ title, breadcrumbs, meta, text, actions, ...header }: PageHeaderProps) {
  return (
    <Root {...header}>
      <TextColumn>
        {breadcrumbs}
        <div>
          <h1>{title}</h1>
          {meta}
        </div>
        {text !== undefined && <p>{text}</p>}
      </TextColumn>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Root>
  );
}
