import { styled } from 'styled-components';
import { modal } from '../modal/modal.styles.ts';

export const Frame = styled.dialog`
  /* Sticky content sticks to the edge of the dialog, not below the header of the page. */
  --shell-header: 0px;
  ${modal}
  inset: 0;
  margin: auto;
  inline-size: min(100vw - var(--td-space-6), var(--dialog-width));
  max-block-size: min(100dvh - var(--td-space-6), 880px);
  border-radius: var(--td-radius-l);
  outline: 1px solid var(--td-line);
  --dialog-width: 480px;

  &[data-size='s'] {
    --dialog-width: 400px;
  }
  &[data-size='l'] {
    --dialog-width: 720px;
  }
  &[data-size='xl'] {
    --dialog-width: 1080px;
  }

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--td-space-3);
  padding: var(--td-space-5) var(--td-space-5) 0;

  > div {
    flex: 1;
    min-inline-size: 0;
  }
  h2 {
    font-size: var(--td-text-l);
    line-height: 1.375;
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: var(--td-space-1);
    color: var(--td-ink-muted);
  }
  > button {
    margin-block: calc(-1 * var(--td-space-1));
    margin-inline-end: calc(-1 * var(--td-space-2));
  }
`;

export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  padding: var(--td-space-4) var(--td-space-5) var(--td-space-5);
  overflow-wrap: anywhere;

  &:empty {
    padding-block: var(--td-space-5) 0;
  }
  &:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--td-space-2);
  padding: var(--td-space-3) var(--td-space-5);
  border-block-start: 1px solid var(--td-line);

  > button {
    white-space: normal;
    overflow-wrap: anywhere;
  }
  @media (max-width: 480px) {
    > button {
      flex: 1;
    }
    > [role='group'] {
      flex: auto;
    }
  }
`;
