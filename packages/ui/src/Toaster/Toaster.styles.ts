import { styled } from 'styled-components';
import { fullTones } from '../theme/tones.styles.ts';

export const Region = styled.section`
  --from: -8px;
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
    --from: 8px;
    inset-block: auto var(--td-space-4);
  }

  > ol {
    display: grid;
    gap: var(--td-space-2);
    list-style: none;
  }
`;

export const Frame = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  column-gap: var(--td-space-3);
  max-block-size: 50dvh;
  overflow: auto;
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
  > div {
    min-inline-size: 0;
    padding-block: var(--td-space-1);
    overflow-wrap: anywhere;
  }
  p + p {
    color: var(--td-ink-muted);
    font-weight: 400;
  }
  > div > button {
    margin-block-start: var(--td-space-1);
    color: var(--td-accent-text);
    text-align: start;
  }
  > div > button:hover {
    text-decoration: underline;
  }

  @media (prefers-reduced-motion: no-preference) {
    animation: td-toast var(--td-slow) var(--td-ease);
  }
  @keyframes td-toast {
    from {
      opacity: 0;
      transform: translateY(var(--from)) scale(0.98);
    }
  }
`;
