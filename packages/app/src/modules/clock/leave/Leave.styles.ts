import { styled } from 'styled-components';

/** The form and the shift summary, side by side. On a phone the summary comes first. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 352px;
  align-items: start;
  gap: var(--td-space-4);
  max-inline-size: 960px;

  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);

    > :last-child {
      order: -1;
    }
  }
`;

export const LeaveFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-4);
`;
