import { styled } from 'styled-components';

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;

  &[data-tone='bad'] {
    color: var(--td-bad-text);
  }
  &[data-tone='ok'] {
    color: var(--td-ok-text);
  }
  &[data-tone='muted'] {
    color: var(--td-ink-muted);
  }
`;
