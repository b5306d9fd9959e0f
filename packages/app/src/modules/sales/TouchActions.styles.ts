import { styled } from 'styled-components';

/** Actions of a page at the till: as high as a finger needs. */
export const TouchActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
`;
