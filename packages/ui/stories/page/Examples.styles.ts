import { styled } from 'styled-components';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: var(--td-space-4);
`;

export const Example = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--td-space-2);

  & > div {
    display: grid;
    align-content: center;
    gap: var(--td-space-4);
    min-block-size: 132px;
    padding: var(--td-space-5);
    border: 1px solid var(--td-line);
    border-block-end: 3px solid var(--td-ok);
    border-radius: var(--td-radius-l);
    background: var(--td-surface);
  }
  &[data-tone='bad'] > div {
    border-block-end-color: var(--td-bad);
  }
  & > figcaption {
    color: var(--td-ink-muted);
    font-size: var(--td-text-s);
  }
  & b {
    display: inline-flex;
    align-items: center;
    gap: var(--td-space-1);
    color: var(--td-ok-text);
    vertical-align: text-bottom;
  }
  &[data-tone='bad'] b {
    color: var(--td-bad-text);
  }
`;

export const Terms = styled.div`
  overflow-x: auto;

  & table {
    inline-size: 100%;
    min-inline-size: 640px;
  }
  & :is(th, td) {
    padding: var(--td-space-2) var(--td-space-3);
    border-block-end: 1px solid var(--td-line);
    font-size: var(--td-text-s);
    text-align: start;
    vertical-align: baseline;
  }
  & thead th {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
  }
  & s {
    color: var(--td-ink-muted);
  }
`;
