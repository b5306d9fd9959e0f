'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Actions, Emblem } from '../AccessDenied/AccessDenied.styles.ts';
import { Detail, Panel } from './CrashScreen.styles.ts';

export type CrashScreenProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> & {
  /** @default 'Something went wrong' */
  title?: string | undefined;
  /** Describes what was saved and what to do. */
  text?: ReactNode;
  /** The technical error, collapsed, for support. */
  detail?: { label: string; text: string } | undefined;
  /** @default 'Reload Page' */
  reloadLabel?: string | undefined;
  /** @default 'Try Again' */
  retryLabel?: string | undefined;
  onReload: () => void;
  onRetry: () => void;
};

/** Replaces a screen that failed to render (spec §2). */
export function CrashScreen(props: CrashScreenProps) {
  const { title = 'Something went wrong', text, detail, reloadLabel = 'Reload Page', ...others } = props;
  const { retryLabel = 'Try Again', onReload, onRetry, ...section } = others;
  return (
    <Panel role="alert" {...section}>
      <Emblem data-tone="bad">
        <Icon name="warning" size={20} />
      </Emblem>
      <h1>{title}</h1>
      {text !== undefined && <p>{text}</p>}
      <Actions>
        <Button onClick={onReload}>{reloadLabel}</Button>
        <Button tone="primary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </Actions>
      {detail && (
        <Detail>
          <summary>{detail.label}</summary>
          <pre tabIndex={0}>{detail.text}</pre>
        </Detail>
      )}
    </Panel>
  );
}
