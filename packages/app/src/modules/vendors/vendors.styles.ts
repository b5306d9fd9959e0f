import { styled } from 'styled-components';

export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--td-space-3);

  @media (max-width: 900px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A sheet in a dialog: the sheet scrolls, not the page. */
export const Preview = styled.div`
  max-block-size: 56dvh;
  margin-block-start: var(--td-space-4);
  overflow: auto;
`;
