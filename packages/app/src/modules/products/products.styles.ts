import { styled } from 'styled-components';

export const WithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--td-space-2);
`;

/** Codes that were refused: a long list does not push the button out of sight. */
export const RejectedList = styled.ul`
  display: grid;
  gap: 2px;
  max-block-size: 132px;
  margin-block-start: var(--td-space-2);
  overflow: auto;
`;

/** Pictures side by side. */
export const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-3);
  margin-block-end: var(--td-space-3);
`;

/** One picture, its buttons below it. */
export const Tile = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--td-space-1);
`;

/** One row of a bundle: the product, how many, and the way out. */
export const PartRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 132px auto;
  align-items: center;
  gap: var(--td-space-2);

  > :nth-child(4) {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
