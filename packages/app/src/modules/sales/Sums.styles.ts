import { styled } from 'styled-components';

export const SumList = styled.dl`
  display: grid;
  gap: var(--td-space-1);
  font-variant-numeric: tabular-nums;

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--td-space-4);
  }
  dt {
    color: var(--td-ink-muted);
  }
  [data-total] {
    margin-block: var(--td-space-2);
    padding-block: var(--td-space-3);
    border-block: 1px solid var(--td-line);

    dt {
      color: var(--td-ink);
      font-size: var(--td-text-l);
      font-weight: 600;
    }
    dd {
      font-size: var(--td-text-2xl);
      font-weight: 650;
      line-height: 1.1;
      letter-spacing: -0.02em;
    }
  }
  [data-total]:last-child {
    margin-block-end: 0;
    padding-block-end: 0;
    border-block-end: 0;
  }
`;
