import { styled } from 'styled-components';

/** Two columns: the counted items, and people and progress. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-4);

  @media (min-width: 1080px) {
    &:not([data-wide]) {
      grid-template-columns: minmax(0, 1fr) 320px;
    }
  }
`;

export const Sidebar = styled.aside`
  min-inline-size: 0;

  @media (min-width: 1080px) {
    position: sticky;
    inset-block-start: calc(52px + var(--td-space-6));
  }
`;

/** The scan box with its message, the pieces of the next code, and the camera, in one row. */
export const Station = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 136px auto;
  align-items: start;
  gap: var(--td-space-3);

  > :last-child {
    margin-block-start: var(--td-space-2);
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;

    > :first-child {
      grid-column: 1 / -1;
    }
    > :last-child {
      grid-column: 2;
    }
  }
`;

/** Figures in one row; they wrap when space is short. */
export const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: var(--td-space-3) var(--td-space-4);
`;

/** A person's picture and name in one line. */
export const Person = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
`;

/** A sheet in a dialog: the sheet scrolls, not the page. */
export const Preview = styled.div`
  max-block-size: 64dvh;
  overflow: auto;
`;
