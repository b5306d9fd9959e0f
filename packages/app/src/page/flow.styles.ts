import { styled } from 'styled-components';

/** A vertical stack. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--td-space-4);
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

/** Items next to each other, as many as fit. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
`;

/** Text and a badge in one line of a table. */
export const InlineGroup = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;
`;
