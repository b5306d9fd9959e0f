import { css } from 'styled-components';

/** The common style of every modal: no browser chrome, a scrim, and a page behind that does not scroll. */
export const modal = css`
  --from: translateY(8px) scale(0.985);
  margin: 0;
  padding: 0;
  border: 0;
  max-inline-size: none;
  max-block-size: none;
  color: var(--td-ink);
  background: var(--td-raised);
  font-family: var(--td-font);
  font-size: var(--td-text-s);
  line-height: 1.5;
  overscroll-behavior: contain;
  box-shadow: var(--td-shadow-l);

  &::backdrop {
    background: var(--td-scrim);
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] {
      animation: td-enter var(--td-slow) var(--td-ease);
    }
    &::backdrop {
      animation: td-fade var(--td-slow) var(--td-ease);
    }
  }
  @keyframes td-enter {
    from {
      opacity: 0;
      transform: var(--from);
    }
  }
  @keyframes td-fade {
    from {
      opacity: 0;
    }
  }

  html:has(&[open]) {
    overflow: hidden;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
