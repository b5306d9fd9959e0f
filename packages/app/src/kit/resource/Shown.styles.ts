import { styled } from 'styled-components';

export const Absent = styled.span`
  color: var(--td-ink-muted);
`;

/** Codes are read character by character: figures of one width. */
export const Code = styled.span`
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'zero';
  overflow-wrap: anywhere;
`;
