import { keyframes, styled } from 'styled-components';

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

export const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-start: 0;
  z-index: var(--td-layer-toast);
  block-size: 2px;
  background: var(--td-accent);
  transform: scaleX(0);
  transform-origin: 0 50%;
  pointer-events: none;

  &:dir(rtl) {
    transform-origin: 100% 50%;
  }
  &[data-busy] {
    animation: ${run} 4s 120ms cubic-bezier(0, 0.7, 0.2, 1) both;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-busy] {
      animation: none;
      transform: none;
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
