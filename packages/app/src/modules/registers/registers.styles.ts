import { styled } from 'styled-components';

/** The tills of the store in columns. */
export const Tills = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 372px), 1fr));
  align-items: start;
  gap: var(--td-space-4);
`;

/** The tills of the store. Today's movements are next to one or two tills, and below three or more. */
export const TillsAndToday = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--td-space-4);

  > :not(section) {
    grid-column: 1 / -1;
  }
  @media (min-width: 1180px) {
    &:not(:has(> section:first-of-type > :nth-child(3))) {
      grid-template-columns: 372px minmax(0, 1fr);
    }
  }
`;

/** Actions at the bottom of a till card, the main action last. */
export const ActionsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--td-space-2);
  inline-size: 100%;
`;

export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: var(--td-space-3);

  /* Two rows: three above two, and on a phone twice two above one, so that no row is half empty. */
  @media (max-width: 1000px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    > * {
      grid-column: span 2;
    }
    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
  @media (max-width: 640px) {
    > * {
      grid-column: span 3;
    }
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Rows of bills and coins: the value, the number of pieces and the amount. */
export const Pieces = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--td-space-2) var(--td-space-8);

  > label {
    display: grid;
    grid-template-columns: 72px 56px minmax(0, 1fr);
    align-items: center;
    gap: var(--td-space-2);
  }
  > label > :last-child {
    justify-self: end;
  }
  @media (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field with a button next to it. */
export const WithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--td-space-2);
`;

/** A sheet in a dialog. The sheet scrolls, not the page. */
export const Preview = styled.div`
  max-block-size: 64dvh;
  overflow: auto;
`;
