'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Root } from './Alert.styles.ts';

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  title?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Adds a button that closes the alert. */
  onClose?: (() => void) | undefined;
  /** The accessible name of that button. @default 'Close' */
  closeLabel?: string | undefined;
};

const icons = { neutral: 'info', accent: 'info', ok: 'success', warn: 'warning', bad: 'error' } as const;

/**
 * Shows a message about the surrounding page. Screen readers announce the tone `bad` at once and the others when they are idle.
 */
export function Alert(props: AlertProps) {
  const { tone = 'neutral', title, actions, onClose, closeLabel = 'Close', children, ...div } = props;
  return (
    <Root role={tone === 'bad' ? 'alert' : 'status'} {...div} data-tone={tone}>
      <Icon name={icons[tone]} />
      <div>
        {title !== undefined && <strong>{title}</strong>}
        {children}
        {actions !== undefined && <Actions>{actions}</Actions>}
      </div>
      {onClose && <IconButton icon="close" size="s" label={closeLabel} onClick={onClose} />}
    </Root>
  );
}
