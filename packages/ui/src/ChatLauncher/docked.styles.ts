import { css } from 'styled-components';

/**
 * In the corner of the header that an AppShell reserves: visible on every page and never covering other content. `--td-corner`
 * sets the width if it is wider than a button.
 */
export const docked = css`
  position: fixed;
  inset-block: 0 auto;
  inset-inline-end: max(var(--td-space-3), env(safe-area-inset-right));
  z-index: var(--td-layer-drawer);
  block-size: 36px;
  margin-block: 8px;
`;
