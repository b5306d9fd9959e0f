import { css, styled } from 'styled-components';
import { docked } from '../ChatLauncher/docked.styles.ts';

const corner = css`
  position: fixed;
  /* Stays above a FootBar, which publishes its height as --td-foot. */
  inset-block-end: calc(max(var(--td-space-4), env(safe-area-inset-bottom)) + var(--td-foot, 0px));
  inset-inline-end: var(--td-space-4);
  z-index: var(--td-layer-drawer);
  background: var(--td-raised);
  color: var(--td-ink);
  /* A line that takes no space. */
  box-shadow:
    0 0 0 1px var(--td-line),
    var(--td-shadow-l);

  &[hidden] {
    display: none;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: td-chat var(--td-slow) var(--td-ease);
  }
  @keyframes td-chat {
    from {
      opacity: 0;
      translate: 0 8px;
    }
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
  @media print {
    display: none;
  }
`;

/** The spec's panel is 540 px high (spec §9); on a phone it fills the screen. */
export const Panel = styled.section`
  ${corner}
  display: flex;
  flex-direction: column;
  inline-size: 400px;
  block-size: 540px;
  max-block-size: calc(100dvh - 2 * var(--td-space-4) - var(--td-foot, 0px));
  border-radius: 14px;
  overflow: clip;

  &:focus-visible {
    outline-offset: -2px;
  }

  & > :not(header) {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
  }
  & [role='tablist'] {
    flex: none;
    padding-inline: var(--td-space-3);
  }
  & [role='tabpanel'] {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-block-size: 0;
    padding: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  @media (max-width: 480px) {
    inset: 0;
    inline-size: auto;
    block-size: 100dvh;
    max-block-size: none;
    padding-block-end: env(safe-area-inset-bottom);
    border-radius: 0;
  }
`;

export const Card = styled.div`
  ${corner}
  display: flex;
  align-items: center;
  gap: var(--td-space-1);
  max-inline-size: min(280px, calc(100vw - 2 * var(--td-space-4)));
  padding: 6px;
  border-radius: var(--td-radius-full);

  &[data-docked] {
    ${docked}
    max-inline-size: min(200px, 30vw);
    padding: 0 3px;
    box-shadow: inset 0 0 0 1px var(--td-line-strong);

    /* On a phone the header has space for little more than the launcher. */
    @media (max-width: 480px) {
      max-inline-size: 60px;

      & > button:first-child {
        padding-inline: var(--td-space-1) 0;
      }
    }
  }

  & > button:first-child {
    flex: 1;
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    min-inline-size: 0;
    min-block-size: var(--td-control);
    padding-inline: 10px var(--td-space-1);
    border-radius: inherit;
    font-size: var(--td-text-m);
    font-weight: 600;
  }
  & > button > span:first-child {
    gap: 0;
  }
  & bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button:last-child {
    border-radius: inherit;
  }
`;
