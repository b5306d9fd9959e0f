import { type MouseEvent, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { Alert, type AlertProps } from '../Alert/Alert.tsx';
import { Problems } from './ErrorSummary.styles.ts';

export type FormProblem = {
  id: string;
  /** Names the field. */
  label?: ReactNode;
  /** Says what is wrong with it. */
  text: ReactNode;
  /** Is the id of the element that holds the field; without it the problem is no link. */
  field?: string | undefined;
};

export type ErrorSummaryProps = Omit<AlertProps, 'tone' | 'title' | 'children'> & {
  /** Says what is the matter, e.g. "2 fields need a correction". */
  title: ReactNode;
  problems?: readonly FormProblem[] | undefined;
  /** Stands below the title while no single field is wrong. */
  text?: ReactNode;
  /** Counts the refused attempts: whenever the number changes the summary takes the focus. Zero leaves the focus alone. @default 0 */
  attempt?: number | undefined;
};

/** Says at the head of a form what keeps it from being sent, and leads to each field. */
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

/** Puts the cursor into the field, which a plain link to it would not. */
function goTo(event: MouseEvent, id: string) {
  const place = document.getElementById(id);
  if (place === null) return;
  event.preventDefault();
  const control = 'input, textarea, select, [role=combobox], button';
  (place.matches(control) ? place : place.querySelector<HTMLElement>(control))?.focus();
  place.scrollIntoView({ block: 'center' });
}
