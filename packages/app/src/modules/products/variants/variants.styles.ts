import { styled } from 'styled-components';

/** A variant to create: a checkbox, its SKU and its price, with errors below. */
export const VariantRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 132px;
  align-items: center;
  gap: var(--td-space-2);

  > :nth-child(4) {
    grid-column: 1 / -1;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) 132px;

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;
