import { styled } from 'styled-components';

export const Foot = styled.tfoot`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;

  && > tr {
    background: var(--td-sunken);
  }
  && td {
    border-block: 1px solid var(--td-line);
    border-block-end: 0;
    font-weight: 600;
  }
  [data-cards='true'] > & {
    display: block;
    position: static;

    > tr {
      padding: var(--td-space-3);
    }
    && td {
      border: 0;
    }
    td:empty {
      display: none;
    }
  }
`;
