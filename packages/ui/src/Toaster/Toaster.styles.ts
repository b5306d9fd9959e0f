import { keyframes, styled } from 'styled-components';
import { fullTones } from '../theme/tones.styles.ts';

const enter = keyframes`
  from { opacity: 0; transform: translateY(var(--toast-from)) scale(0.98); }
`;

export const Region = styled.section`
  --toast-from: -8px;
  position: fixed;
  inset: var(--td-space-4);
  inset-block-end: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  z-index: var(--td-layer-toast);
  inline-size: min(100vw - 2 * var(--td-space-4), 360px);
  block-size: auto;

  &[data-position='top-right'],
  &[data-position='bottom-right'] {
    inset-inline-start: auto;
  }
  &[data-position='top-center'] {
    margin-inline: auto;
  }
  &[data-position='bottom-right'] {
    --toast-from: 8px;
    inset-block: auto var(--td-space-4);
  }

  > ol {
    display: grid;
    gap: var(--td-space-2);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  column-gap: var(--td-space-3);
  padding: var(--td-space-2) var(--td-space-2) var(--td-space-2) var(--td-space-3);
  color: var(--td-ink);
  background: var(--td-raised);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-m);
  box-shadow: var(--td-shadow-m);
  font: 500 var(--td-text-s) / 20px var(--td-font);

  ${fullTones}
  > svg {
    margin-block: 6px;
    color: var(--tone, var(--td-ink-muted));
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${enter} var(--td-slow) var(--td-ease);
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
  padding-block: var(--td-space-1);
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
  p + p {
    color: var(--td-ink-muted);
    font-weight: 400;
  }
  button {
    margin-block-start: var(--td-space-1);
    padding: 0;
    border: 0;
    background: none;
    color: var(--td-accent-text);
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
