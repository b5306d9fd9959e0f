import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);

  @media (min-width: 1081px) {
    position: sticky;
    inset-block-start: calc(var(--shell-header, 0px) + var(--td-space-4));
    max-block-size: calc(100dvh - var(--shell-header, 0px) - 2 * var(--td-space-4));
  }
`;

/** Scrolls when the panel is higher than the window. */
export const Body = styled.div`
  flex: 0 1 auto;
  min-block-size: 0;
  padding: var(--td-space-4);

  @media (min-width: 1081px) {
    overflow-y: auto;
    scrollbar-width: thin;
  }
`;

export const Foot = styled.div`
  flex: none;
  display: grid;
  gap: var(--td-space-3);
  padding: var(--td-space-3) var(--td-space-4) var(--td-space-4);
  border-block-start: 1px solid var(--td-line);
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background: var(--td-surface);

  /* Also while the panel starts lower on the page than its sticky position. */
  @media (min-width: 1081px) {
    position: sticky;
    inset-block-end: 0;
  }
`;
