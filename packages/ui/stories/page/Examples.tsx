import type { ReactNode } from 'react';
import { Icon } from '../../src/Icon/Icon.tsx';
import { Example, Pair } from './Examples.styles.ts';

/** Shows what to do next to what to avoid, each with the reason; rendered with real components. */
export function Examples({ good, bad }: { good: Shown; bad: Shown }) {
  return (
    <Pair>
      <Half verdict="Do" {...good} />
      <Half verdict="Don't" {...bad} />
    </Pair>
  );
}

type Shown = { why: string; children: ReactNode };

function Half({ verdict, why, children }: Shown & { verdict: 'Do' | "Don't" }) {
  const good = verdict === 'Do';
  return (
    <Example data-tone={good ? 'ok' : 'bad'}>
      <div>{children}</div>
      <figcaption>
        <b>
          <Icon name={good ? 'check' : 'close'} size={14} /> {verdict}
        </b>{' '}
        {why}
      </figcaption>
    </Example>
  );
}
