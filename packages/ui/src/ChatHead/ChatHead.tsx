'use client';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Root } from './ChatHead.styles.ts';

export type ChatHeadProps = {
  title: string;
  titleId: string;
  /** Secondary text below the title. */
  status?: ReactNode;
  /** Adds a back button with the accessible name `back`. */
  onBack?: (() => void) | undefined;
  back: string;
  /** Content at the end. */
  children?: ReactNode;
};

/** The header of a chat panel. */
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
