import { styled } from 'styled-components';

/** The box to find by. */
export const Finder = styled.div`
  max-inline-size: 640px;
`;

/** What happened, and beside it what the device is; on a narrow screen what it is comes first. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: var(--td-space-4);

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      order: -1;
    }
  }
`;

/** A picker of a record among filters. */
export const PickSlot = styled.div`
  inline-size: 190px;

  @media (max-width: 640px) {
    flex: 1 1 140px;
  }
`;
