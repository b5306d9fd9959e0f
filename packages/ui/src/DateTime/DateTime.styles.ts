import { styled } from 'styled-components';

export const Clock = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
