'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Actions, Root, TextColumn } from './PageHeader.styles.ts';

export type PageHeaderProps = Omit<ComponentPropsWithRef<'header'>, 'title' | 'children'> & {
  title: ReactNode;
  /** Content above the title: `<Breadcrumbs>`. */
  breadcrumbs?: ReactNode;
  /** Content next to the title: a status, a number. */
  meta?: ReactNode;
  /** Text below the title: the purpose of the page. */
  text?: ReactNode;
  /** Content at the end, on a narrow screen below. */
  actions?: ReactNode;
};

/** The header of a page with its only `h1`. */
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
