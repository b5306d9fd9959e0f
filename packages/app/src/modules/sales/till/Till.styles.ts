import { styled } from 'styled-components';

export const TillLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  align-items: start;
  gap: var(--td-space-5);

  @media (max-width: 1080px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--td-space-3);
  min-inline-size: 0;
`;

export const PageAction = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--td-space-2);

  > button {
    justify-self: stretch;
  }
  @media (max-width: 1080px) {
    display: none;
  }
`;

/** Actions of a line. The ghost buttons are aligned with the name. */
export const LineActs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
  margin-inline-start: calc(-1 * var(--td-space-3));
`;

/** A field with buttons that fill it. */
export const CombinedPanel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-2);
`;
