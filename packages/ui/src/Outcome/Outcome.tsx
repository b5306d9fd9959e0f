'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Mark, Root } from './Outcome.styles.ts';

export type OutcomeProps = ComponentPropsWithRef<'section'> & {
  /** @default 'check' */
  icon?: IconName | undefined;
  /** @default 'ok' */
  tone?: Tone | undefined;
  /** The next steps; the most common one first. */
  actions?: ReactNode;
};

/** Ends a task: a large icon, the result, and the next steps. For a list without entries see EmptyState. */
export function Outcome({ icon = 'check', tone = 'ok', actions, children, ...section }: OutcomeProps) {
  return (
    <Root {...section}>
      <Mark data-tone={tone}>
        <Icon name={icon} size={28} />
      </Mark>
      {children}
      {actions !== undefined && <footer>{actions}</footer>}
    </Root>
  );
}
