import { styled } from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(168px, 1fr));
  gap: var(--td-space-3);
  margin: 0;

  > div {
    padding: var(--td-space-4);
    background: var(--td-surface);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-l);
  }
  dt {
    color: var(--td-ink-muted);
    font-size: var(--td-text-s);
  }
  dd {
    margin: var(--td-space-1) 0 0;
    font: 600 var(--td-text-2xl) / 32px var(--td-font);
    font-variant-numeric: tabular-nums;
  }
`;
