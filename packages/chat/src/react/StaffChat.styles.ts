import { styled } from 'styled-components';

/** Shows the list next to the open chat, or only one of them on a narrow screen. */
export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  block-size: 100%;
  min-block-size: min(540px, 100dvh);

  & > div {
    display: grid;
    grid-template-columns: minmax(240px, 320px) minmax(0, 1fr);
    grid-template-rows: minmax(0, 1fr);
    min-block-size: 0;
  }
  & > div > :last-child {
    block-size: auto;
    border-inline-start: 1px solid var(--td-line);
  }

  @container (max-width: 599px) {
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & > [data-open] > :first-child,
    & > :not([data-open]) > :last-child {
      display: none;
    }
    & > div > :last-child {
      border-inline-start: 0;
    }
  }
`;
