import { styled } from 'styled-components';

export const OnShelf = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
`;

export const Coming = styled.span`
  color: var(--td-ok-text);
  font-variant-numeric: tabular-nums;
`;
