import { styled } from 'styled-components';

export const HiddenRegion = styled.p`
  /* At the start of the window: an element at its end would make every page one line taller than the window. */
  position: fixed;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 1px;
  block-size: 1px;
  margin: 0;
  overflow: hidden;
  white-space: nowrap;
  clip-path: inset(50%);
`;
