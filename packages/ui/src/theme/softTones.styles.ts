import { css } from 'styled-components';

/** A soft ground and its text for each tone; what has no tone keeps its own. */
export const softTones = css`
  &[data-tone='ok'] {
    background: var(--td-ok-soft);
    color: var(--td-ok-text);
  }
  &[data-tone='warn'] {
    background: var(--td-warn-soft);
    color: var(--td-warn-text);
  }
  &[data-tone='bad'] {
    background: var(--td-bad-soft);
    color: var(--td-bad-text);
  }
  &[data-tone='accent'] {
    background: var(--td-accent-soft);
    color: var(--td-accent-text);
  }
`;
