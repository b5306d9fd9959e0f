import { styled } from 'styled-components';

export const FormFrame = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-4);
  min-inline-size: 0;
`;

/** A form with a sidebar next to it on wide screens. */
export const WithSidebar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-4);

  @media (min-width: 1100px) {
    &[data-beside] {
      grid-template-columns: minmax(0, 1fr) 320px;
    }
  }
`;

export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--td-space-4);

  > [data-span='all'] {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-1) var(--td-space-2);
  margin-block-start: var(--td-space-2);
`;
