import { styled } from 'styled-components';

/** The state of the day: the large counter with the two times next to it. */
export const Day = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
  gap: var(--td-space-3) var(--td-space-4);
  margin-block-end: var(--td-space-4);
  padding: var(--td-space-3) var(--td-space-4);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-m);
  background: var(--td-sunken);
  font-variant-numeric: tabular-nums;

  dt {
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  dd {
    font-weight: 500;
    line-height: 28px;
  }
  > div:first-child {
    grid-column: 1 / -1;
  }
  > div:first-child dd {
    font-size: var(--td-text-2xl);
    font-weight: 600;
    line-height: 32px;
    letter-spacing: -0.02em;
  }
  > div:first-child dt > :last-child {
    margin-inline-start: auto;
  }
`;

export const Fields = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--td-space-4);

  > [data-wide] {
    grid-column: 1 / -1;
  }
`;
