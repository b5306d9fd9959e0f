import { styled } from 'styled-components';

export const Group = styled.div`
  display: grid;
  justify-items: start;

  &[aria-orientation='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--td-space-5);
  }
`;
