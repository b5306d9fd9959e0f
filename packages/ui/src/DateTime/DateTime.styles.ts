import { styled } from 'styled-components';

export const Clock = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  /* Day and time below one another are no higher than a row of a table. */
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
