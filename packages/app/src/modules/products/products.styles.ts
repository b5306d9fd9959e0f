import { styled } from 'styled-components';

export const WithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--td-space-2);
`;

/** Scrollable list of rejected codes, so that a long list does not push the button off the screen. */
export const RejectedList = styled.ul`
  display: grid;
  gap: 2px;
  max-block-size: 132px;
  margin-block-start: var(--td-space-2);
  overflow: auto;
`;

/** Images side by side. */
export const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-3);
  margin-block-end: var(--td-space-3);
`;

/** One image with its buttons below. */
export const Tile = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--td-space-1);
`;

/** One row of a bundle: the product, the quantity, and a remove button. */
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
