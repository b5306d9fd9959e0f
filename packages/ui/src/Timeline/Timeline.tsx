'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Root } from './Timeline.styles.ts';

export type TimelineItem = {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  /** The ISO 8601 instant; `timeText` is the formatted time. */
  at?: string | undefined;
  timeText?: string | undefined;
  /** @default 'clock' */
  icon?: IconName | undefined;
  /** @default 'neutral' */
  tone?: Tone | undefined;
};

export type TimelineProps = Omit<ComponentPropsWithRef<'ol'>, 'children'> & {
  /** The events in display order. */
  items: readonly TimelineItem[];
};

/** Shows events in chronological order. */
export function Timeline({ items, ...ol }: TimelineProps) {
  return (
    <Root {...ol}>
      {items.map(({ id, title, text, at, timeText, icon = 'clock', tone = 'neutral' }) => (
        <li key={id}>
          <span data-tone={tone}>
            <Icon name={icon} size={14} />
          </span>
          <div>
            {title}
            {timeText !== undefined && <time dateTime={at}>{timeText}</time>}
            {text !== undefined && <p>{text}</p>}
          </div>
        </li>
      ))}
    </Root>
  );
}
