import { Button } from '@tilldesk/ui';
import { styled } from 'styled-components';

export const Span = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-1);
  min-inline-size: 0;

  > div {
    flex: 1 1 auto;
    min-inline-size: 0;
  }
`;

export const Figures = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--td-space-3);

  @media (max-width: 760px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** A button with a day's hours, aligned with the cells that are not buttons. */
export const Pressed = styled(Button)`
  && {
    margin-inline-end: -10px;
  }
`;
