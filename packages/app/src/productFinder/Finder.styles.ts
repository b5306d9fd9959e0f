import { styled } from 'styled-components';

/** Results open below the search box. */
export const Under = styled.div`
  position: relative;
`;
