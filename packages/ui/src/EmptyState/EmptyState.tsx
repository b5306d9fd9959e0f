'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Root } from './EmptyState.styles.ts';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  icon?: IconName | undefined;
  title: ReactNode;
  /** Explains why the list is empty, or what to do next. */
  text?: ReactNode;
  /** A button that adds the first entry. */
  action?: ReactNode;
};

/** Shown instead of a list without entries. */
export function EmptyState({ icon = 'box', title, text, action, ...div }: EmptyStateProps) {
  return (
    <Root {...div}>
      <span>
        <Icon name={icon} size={22} />
      </span>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {action !== undefined && <div>{action}</div>}
    </Root>
  );
}
