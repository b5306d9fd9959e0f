import { keyframes, styled } from 'styled-components';
import { fullTones } from '../theme/tones.styles.ts';

const run = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const Track = styled.div`
  position: relative;
  overflow: hidden;
  inline-size: 100%;
  block-size: 6px;
  border-radius: var(--td-radius-full);
  background: var(--td-hover);

  ${fullTones}
  & > span {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    border-radius: inherit;
    background: var(--tone, var(--td-ink-muted));
    transition: inline-size var(--td-slow) var(--td-ease);
  }
  &:not([aria-valuenow]) > span {
    inline-size: 40%;
    animation: ${run} 1400ms var(--td-ease) infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &:not([aria-valuenow]) > span {
      animation-duration: 5600ms;
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > span {
      background: Highlight;
    }
  }
`;
