import { FootBar } from '@tilldesk/ui';
import { styled } from 'styled-components';

/** On narrow screens the total and the main button stick to the bottom of the screen; the bar reaches the edges of the page. */
export const BottomBar = styled(FootBar)`
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
