'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Actions, Emblem, Panel } from './AccessDenied.styles.ts';

export type AccessDeniedProps = Omit<ComponentPropsWithRef<'section'>, 'title'> & {
  /** @default 'Access Denied' */
  title?: string | undefined;
  /** @default "You don't have permission to access this page. Please contact your administrator for access." */
  text?: string | undefined;
  /** @default 'Need help? Contact support or your administrator' */
  help?: ReactNode;
  /** A way to continue, such as a link to the dashboard. */
  children?: ReactNode;
};

/** Replaces a page that the person has no permission to see (spec §2). */
export function AccessDenied({
  title = 'Access Denied',
  text = "You don't have permission to access this page. Please contact your administrator for access.",
  help = 'Need help? Contact support or your administrator',
  children,
  ...section
}: AccessDeniedProps) {
  return (
    <Panel {...section}>
      <Emblem>
        <Icon name="lock" size={20} />
      </Emblem>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{help}</p>
      {children !== undefined && <Actions>{children}</Actions>}
    </Panel>
  );
}
