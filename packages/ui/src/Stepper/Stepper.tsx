'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Root, VisuallyHidden } from './Stepper.styles.ts';

export const stepStates = ['done', 'current', 'failed', 'to-come'] as const;
export type StepState = (typeof stepStates)[number];

export type Step = {
  id: string;
  title: ReactNode;
  /** Secondary text below the title. */
  text?: ReactNode;
  /** @default 'to-come' */
  state?: StepState | undefined;
};

export type StepperProps = Omit<ComponentPropsWithRef<'ol'>, 'children' | 'onSelect'> & {
  /** The accessible name of the process. */
  label: string;
  /** The steps in their order. A failed step is the current one. */
  steps: readonly Step[];
  /** The layout. Below 561 CSS pixels of page width it is always vertical. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Makes every completed step a button that leads back to it. */
  onSelect?: ((step: { id: string }) => void) | undefined;
  /** The text of each state for screen readers. @default 'Done', 'Current', 'Failed', 'To come' */
  texts?: Record<StepState, string> | undefined;
};

const english: Record<StepState, string> = { done: 'Done', current: 'Current', failed: 'Failed', 'to-come': 'To come' };

/** Shows the progress of a process with several steps. */
export function Stepper(props: StepperProps) {
  const { label, steps, orientation = 'horizontal', onSelect, texts = english, ...ol } = props;
  return (
    <Root {...ol} aria-label={label} data-orientation={orientation}>
      {steps.map(({ id, title, text, state = 'to-come' }, at) => {
        const content = (
          <>
            <strong>{title}</strong>
            <VisuallyHidden>, {texts[state]}</VisuallyHidden>
            {text !== undefined && <small>{text}</small>}
          </>
        );
        const isActive = state === 'current' || state === 'failed';
        return (
          <li key={id} data-state={state} aria-current={isActive ? 'step' : undefined}>
            <span aria-hidden>{marks[state] ?? at + 1}</span>
            {onSelect && state === 'done' ? (
              <button type="button" onClick={() => onSelect({ id })}>
                {content}
              </button>
            ) : (
              <div>{content}</div>
            )}
          </li>
        );
      })}
    </Root>
  );
}

const marks: Partial<Record<StepState, ReactNode>> = {
  done: <Icon name="check" size={14} />,
  failed: <Icon name="close" size={14} />,
};
