import { styled } from 'styled-components';
import { textTones } from '../theme/tones.styles.ts';

export const Root = styled.span`
  ${textTones}
  &[data-tone='muted'] {
    color: var(--td-ink-muted);
  }
  &[data-size='xs'] {
    font-size: var(--td-text-xs);
  }
  &[data-size='s'] {
    font-size: var(--td-text-s);
  }
  &[data-size='m'] {
    font-size: var(--td-text-m);
  }
  &[data-size='l'] {
    font-size: var(--td-text-l);
  }
  &[data-weight='medium'] {
    font-weight: 500;
  }
  &[data-weight='strong'] {
    font-weight: 600;
  }
  &[data-code] {
    font-variant-numeric: tabular-nums;
    font-feature-settings: 'zero';
    overflow-wrap: anywhere;
  }
  &[data-clip] {
    display: block;
    min-inline-size: 0;
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-written] {
    max-inline-size: 72ch;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
