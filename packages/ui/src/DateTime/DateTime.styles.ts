import { styled } from 'styled-components';

export const Clock = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Day and time below each other fit in the height of a table row. */
  &[data-lines] {
    display: block;
    line-height: 16px;
  }
  & > small {
    display: block;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    line-height: 14px;
  }
`;
