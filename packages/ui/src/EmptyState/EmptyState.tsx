import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Root } from './EmptyState.styles.ts';

export type EmptyStateProps = Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> & {
  icon?: IconName | undefined;
  title: ReactNode;
  /** Says why there is nothing, or what to do next. */
  text?: ReactNode;
  /** Is the button that ends the emptiness. */
  action?: ReactNode;
};

/** Stands where a list would be when there is nothing to list. */
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
