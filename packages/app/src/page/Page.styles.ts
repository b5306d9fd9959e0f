import { PageHeader } from '@tilldesk/ui';
import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--td-space-5);
  inline-size: 100%;
  max-inline-size: 1440px;
  margin-inline: auto;

  &[data-width='narrow'] {
    max-inline-size: 880px;
  }
`;

/** The sheet already adds the space below. */
export const Head = styled(PageHeader)`
  && {
    margin-block-end: 0;
  }
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 40vh;

  &[data-whole] {
    min-block-size: 100vh;
  }
`;
