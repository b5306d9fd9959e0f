import { css } from 'styled-components';

/** The common style of every floating surface. It is positioned by `useFloating`. */
export const floating = css`
  position: fixed;
  inset: auto;
  margin: 0;
  overflow: auto;
  max-block-size: calc(100dvh - var(--td-space-4));
  max-inline-size: calc(100vw - var(--td-space-4));
  color: var(--td-ink);
  background: var(--td-raised);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-m);
  box-shadow: var(--td-shadow-m);
  font: var(--td-text-s) / 20px var(--td-font);
  text-align: start;
  z-index: var(--td-layer-overlay);

  @media (prefers-reduced-motion: no-preference) {
    &:popover-open {
      animation: td-appear var(--td-fast) var(--td-ease);
    }
  }
  @keyframes td-appear {
    from {
      opacity: 0;
      transform: translateY(-4px);
    }
  }
`;
