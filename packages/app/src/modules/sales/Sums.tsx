import type { ReactNode } from 'react';
import { SumList } from './Sums.styles.ts';

export type SumsProps = {
  rows: readonly { id: string; label: ReactNode; value: ReactNode }[];
  total: { label: ReactNode; value: ReactNode };
  /** Stand below the total. */
  after?: readonly { id: string; label: ReactNode; value: ReactNode }[];
};

/** Adds up in sight: parts, the total, and what comes after it. */
export function Sums({ rows, total, after = [] }: SumsProps) {
  return (
    <SumList>
      {rows.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
      {after.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </SumList>
  );
}
