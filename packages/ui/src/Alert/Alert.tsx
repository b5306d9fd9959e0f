import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Actions, Root } from './Alert.styles.ts';

export type AlertProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  title?: ReactNode;
  /** Stand below the text. */
  actions?: ReactNode;
  /** Adds the button that takes the message away. */
  onClose?: (() => void) | undefined;
  /** Names that button. @default 'Close' */
  closeLabel?: string | undefined;
};

const icons = { neutral: 'info', accent: 'info', ok: 'success', warn: 'warning', bad: 'error' } as const;

/** Says something about the page around it. A bad one interrupts a screen reader, the others wait their turn. */
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
