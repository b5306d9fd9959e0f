import { FootBar } from '@tilldesk/ui';
import { styled } from 'styled-components';

export const Counter = styled.div`
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

export const Side = styled.div`
  position: sticky;
  inset-block-start: calc(52px + var(--td-space-6));
  min-inline-size: 0;

  @media (max-width: 1080px) {
    position: static;
  }
`;

export const Deal = styled.div`
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

/** On narrow screens the total and the way on stay at the thumb; the bar reaches the edges of the page. */
export const Foot = styled(FootBar)`
  && {
    display: none;
  }
  @media (max-width: 1080px) {
    && {
      display: flex;
      margin-inline: calc(-1 * var(--td-space-6));
      margin-block-end: calc(-1 * var(--td-space-6));
      padding-inline: var(--td-space-6);
    }
  }
  @media (max-width: 640px) {
    && {
      margin-inline: calc(-1 * var(--td-space-4));
      margin-block-end: calc(-1 * var(--td-space-4));
      padding-inline: var(--td-space-4);
    }
  }
`;

/** What is found opens under the scan box. */
export const Finder = styled.div`
  position: relative;
`;
