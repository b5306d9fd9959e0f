import { styled } from 'styled-components';

export const Box = styled.figure`
  display: inline-grid;
  justify-items: center;
  gap: var(--td-space-1);
  max-inline-size: 100%;
  margin: 0;
  color: black;
  background: white;
  font: var(--td-text-xs) / 16px var(--td-mono);
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;
  print-color-adjust: exact;

  svg {
    display: block;
    max-inline-size: 100%;
  }
  figcaption {
    overflow-wrap: anywhere;
    text-align: center;
  }
`;
