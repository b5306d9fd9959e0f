import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Root } from './ChatHead.styles.ts';

export type ChatHeadProps = {
  title: string;
  titleId: string;
  /** Stands below the title in quiet letters. */
  status?: ReactNode;
  /** Adds the arrow that leads back, named `back`. */
  onBack?: (() => void) | undefined;
  back: string;
  /** Stand at the end. */
  children?: ReactNode;
};

/** Heads a panel of the chat. */
export function ChatHead({ title, titleId, status, onBack, back, children }: ChatHeadProps) {
  return (
    <Root>
      {onBack && <IconButton icon="chevron-left" label={back} onClick={onBack} />}
      <div>
        <h2 id={titleId}>
          <bdi title={title}>{title}</bdi>
        </h2>
        {status != null && <p>{status}</p>}
      </div>
      {children}
    </Root>
  );
}
