import { styled } from 'styled-components';

export const Root = styled.dl`
  display: grid;
  gap: var(--td-space-1);
  min-inline-size: 0;
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--td-space-4);
  }
  & dt {
    min-inline-size: 0;
    color: var(--td-ink-muted);
    overflow-wrap: anywhere;
  }
  & dd {
    margin-inline-start: auto;
    text-align: end;
  }
  & > [data-total] {
    margin-block: var(--td-space-2);
    padding-block: var(--td-space-3);
    border-block: 1px solid var(--td-line);
  }
  & > [data-total] > dt {
    color: var(--td-ink);
    font-size: var(--td-text-l);
    font-weight: 600;
  }
  & > [data-total] > dd {
    font-size: var(--td-text-2xl);
    font-weight: 650;
    line-height: 1.1;
    letter-spacing: -0.02em;
  }
  & > [data-total]:first-child {
    margin-block-start: 0;
    padding-block-start: 0;
    border-block-start: 0;
  }
  & > [data-total]:last-child {
    margin-block-end: 0;
    padding-block-end: 0;
    border-block-end: 0;
  }
`;
