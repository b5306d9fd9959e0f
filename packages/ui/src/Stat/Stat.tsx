'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { Tone } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { plainLink } from '../link/plainLink.tsx';
import type { RenderLink } from '../link/RenderLink.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Figure, Linked, List, Root } from './Stat.styles.ts';

export type StatDelta = {
  /** The formatted change, e.g. "12.4%". */
  text: string;
  direction: 'up' | 'down' | 'flat';
  /** Whether the change is good; more returns are not. @default 'neutral' */
  tone?: Tone | undefined;
};

export type StatProps = Omit<ComponentPropsWithRef<'dl'>, 'children'> & {
  label: ReactNode;
  /** The formatted value, e.g. "$1,234.50". */
  value: ReactNode;
  delta?: StatDelta | undefined;
  /** The comparison or composition of the number. */
  hint?: ReactNode;
  /** Shows a placeholder while the number is loading. @default false */
  loading?: boolean | undefined;
  /** Makes the whole component a link to the counted records. */
  href?: string | undefined;
  /** Renders that link with the application's router. */
  renderLink?: RenderLink | undefined;
};

const arrows = { up: 'sort-up', down: 'sort-down' } as const;

/** Shows one key figure. */
export function Stat(props: StatProps) {
  const { label, value, delta, hint, loading = false, href, renderLink = plainLink, ...dl } = props;
  const children = (
    <List aria-busy={loading || undefined} {...dl}>
      <Root>
        <dt>{label}</dt>
        <Figure data-whole="">
          {loading ? <Skeleton width={112} height={24} /> : <span>{value}</span>}
          {!loading && delta && (
            <small data-tone={delta.tone ?? 'neutral'}>
              {delta.direction !== 'flat' && <Icon name={arrows[delta.direction]} size={12} />}
              {delta.text}
            </small>
          )}
        </Figure>
        {hint !== undefined && <dd>{hint}</dd>}
      </Root>
    </List>
  );
  return href === undefined ? children : <Linked>{renderLink({ href, children })}</Linked>;
}
