'use client';
import { type MouseEvent, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { Alert, type AlertProps } from '../Alert/Alert.tsx';
import { Problems } from './ErrorSummary.styles.ts';

export type FormProblem = {
  id: string;
  /** The name of the field. */
  label?: ReactNode;
  /** The problem of the field. */
  text: ReactNode;
  /** The id of the field's element. Without it the problem is not a link. */
  field?: string | undefined;
};

export type ErrorSummaryProps = Omit<AlertProps, 'tone' | 'title' | 'children'> & {
  /** A summary of the problems, e.g. "2 fields need a correction". */
  title: ReactNode;
  problems?: readonly FormProblem[] | undefined;
  /** Text below the title when no single field is invalid. */
  text?: ReactNode;
  /** The number of rejected attempts. Each change moves the focus to the summary; zero does not. @default 0 */
  attempt?: number | undefined;
};

/** Lists the problems of a form above its fields, with a link to each field. */
export function ErrorSummary({ title, problems = [], text, attempt = 0, ref, ...alert }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLDivElement);
  useEffect(
    function focusSummary() {
      if (attempt > 0) box.current?.focus();
    },
    [attempt],
  );
  return (
    <Alert tabIndex={-1} role="alert" {...alert} ref={box} tone="bad" title={title}>
      {problems.length === 0 ? (
        text
      ) : (
        <Problems>
          {problems.map(({ id, label, text: message, field }) => {
            const content = (
              <>
                {label !== undefined && (
                  <>
                    <b>{label}</b>:{' '}
                  </>
                )}
                {message}
              </>
            );
            return (
              <li key={id}>
                {field === undefined ? (
                  content
                ) : (
                  <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                    {content}
                  </a>
                )}
              </li>
            );
          })}
        </Problems>
      )}
    </Alert>
  );
}

/** Focuses the field, which a plain link would not do. */
function goTo(event: MouseEvent, id: string) {
  const place = document.getElementById(id);
  if (place === null) return;
  event.preventDefault();
  const control = 'input, textarea, select, [role=combobox], button';
  (place.matches(control) ? place : place.querySelector<HTMLElement>(control))?.focus();
  place.scrollIntoView({ block: 'center' });
}
