import { styled } from 'styled-components';
import { textTones } from '../theme/tones.styles.ts';

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;

  ${textTones}
  &[data-tone='muted'] {
    color: var(--td-ink-muted);
  }
`;
