import { styled } from 'styled-components';

/** The search box. */
export const Finder = styled.div`
  max-inline-size: 640px;
`;

/** The history with the device's details at the side; on a narrow screen the details come first. */
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

/** A record picker among filters. */
export const PickSlot = styled.div`
  inline-size: 190px;

  @media (max-width: 640px) {
    flex: 1 1 140px;
  }
`;
