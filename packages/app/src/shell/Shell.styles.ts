import { keyframes, styled } from 'styled-components';

export const InHeader = styled.div`
  display: none;
  align-items: center;
  gap: var(--td-space-2);

  @media (min-width: 768px) {
    display: flex;
  }
`;

export const InMenu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
  padding: var(--td-space-2);

  @media (min-width: 768px) {
    display: none;
  }
`;

export const Mark = styled.div`
  --live: var(--td-ink-muted);
  display: flex;
  align-items: center;
  gap: var(--td-space-2);
  padding-inline: var(--td-space-2);
  color: var(--td-ink-muted);
  font-size: var(--td-text-xs);
  white-space: nowrap;

  &::before {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    border-radius: var(--td-radius-full);
    background: var(--live);
    /* Forced colours would paint the dot like the page. */
    forced-color-adjust: none;
  }
  &[data-state='connected'] {
    --live: var(--td-ok);
  }
  &[data-state='disconnected'] {
    --live: var(--td-bad);
    color: var(--td-bad-text);
  }

  /* While all is well the dot alone says so; the words stay for those who listen. */
  @media (max-width: 1023px) {
    > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

export const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  block-size: 2px;
  z-index: var(--td-layer-toast);
  background: var(--td-accent);
  transform: scaleX(0);
  transform-origin: 0 50%;
  pointer-events: none;

  &[data-busy] {
    animation: ${run} 4s 120ms cubic-bezier(0, 0.7, 0.2, 1) both;
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-busy] {
      animation: none;
      transform: none;
    }
  }
`;
