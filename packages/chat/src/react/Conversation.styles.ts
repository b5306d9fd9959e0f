import { styled } from 'styled-components';

/** The area between the header and the messages. */
export const Notes = styled.div`
  display: grid;
  gap: var(--td-space-2);
  padding: var(--td-space-3) var(--td-space-3) 0;

  &:empty {
    display: none;
  }
`;
