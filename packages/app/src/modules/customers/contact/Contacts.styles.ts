import { styled } from 'styled-components';
import { Row } from '../../../page/flow.styles.ts';

export const Rows = styled.div`
  display: grid;
  gap: var(--td-space-3);
`;

export const ContactRow = styled.div`
  display: grid;
  gap: var(--td-space-2) var(--td-space-3);
  align-items: start;

  &[data-fields='three'] {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr);

    @media (max-width: 640px) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

      > :first-child {
        grid-column: 1 / -1;
      }
    }
  }
`;

export const ActionsRow = styled(Row)`
  grid-column: 1 / -1;
`;
