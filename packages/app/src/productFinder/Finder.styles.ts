import { styled } from 'styled-components';

/** What is found opens under the box that looks for it. */
export const Under = styled.div`
  position: relative;
`;
