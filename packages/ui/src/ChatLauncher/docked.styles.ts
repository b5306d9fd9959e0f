import { css } from 'styled-components';

/**
 * In the corner of the header that an AppShell keeps free for it: in sight on every page, over nothing that is read or pressed.
 * How wide it is says `--td-corner`, where it is wider than a button.
 */
export const docked = css`
  position: fixed;
  inset-block: 0 auto;
  inset-inline-end: max(var(--td-space-3), env(safe-area-inset-right));
  z-index: var(--td-layer-drawer);
  block-size: 36px;
  margin-block: 8px;
`;
