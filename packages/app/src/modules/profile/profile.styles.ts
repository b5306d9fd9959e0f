import { styled } from 'styled-components';

/** A code to scan, next to the text to type when there is no camera. */
export const Scanned = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--td-space-4);

  > div {
    display: grid;
    gap: var(--td-space-2);
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
  }
`;
