'use client';
import type { ComponentPropsWithRef } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Track } from './ProgressBar.styles.ts';

export type ProgressBarProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Describes the running work. */
  label: string;
  /** The completed part, 0 to `max`. Without it the progress is unknown and the bar is animated. */
  value?: number | undefined;
  /** @default 100 */
  max?: number | undefined;
  /** @default 'accent' */
  tone?: Tone | undefined;
};

/** Shows the progress of a task. */
export function ProgressBar({ label, value, max = 100, tone = 'accent', ...rest }: ProgressBarProps) {
  const progress = value === undefined ? undefined : Math.min(max, Math.max(0, value));
  return (
    <Track
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={progress}
      data-tone={tone}
    >
      <span style={progress === undefined ? undefined : { inlineSize: `${(progress / max) * 100}%` }} />
    </Track>
  );
}
