import { styled } from 'styled-components';

export const Frame = styled.div`
  --shell-header: 52px;
  --shell-nav: 232px;
  display: grid;
  grid-template: var(--shell-header) 1fr / var(--shell-nav) minmax(0, 1fr);
  min-block-size: 100dvh;
  color: var(--td-ink);
  background: var(--td-bg);
  font: var(--td-text-s) / 1.5 var(--td-font);

  &[data-collapsed='true'] {
    --shell-nav: 57px;
  }
  &[data-wide='false'] {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Reserves space, so that the content of the corner covers nothing in the header. */
  &[data-corner] {
    --shell-corner: calc(max(36px, var(--td-corner, 0px)) + var(--td-space-2));
  }
  @media (prefers-reduced-motion: no-preference) {
    transition: grid-template-columns var(--td-slow) var(--td-ease);
  }
  @media print {
    display: block;
  }
`;

export const Skip = styled.a`
  position: fixed;
  inset-block-start: var(--td-space-2);
  inset-inline-start: var(--td-space-2);
  z-index: calc(var(--td-layer-header) + 1);
  padding: var(--td-space-2) var(--td-space-3);
  border-radius: var(--td-radius-m);
  color: var(--td-accent-ink);
  background: var(--td-accent);
  font-weight: 500;
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

export const Top = styled.div`
  grid-column: 1 / -1;
  position: sticky;
  inset-block-start: 0;
  z-index: var(--td-layer-header);
  border-block-end: 1px solid var(--td-line);
  background: var(--td-surface);

  @media print {
    display: none;
  }
`;

export const Side = styled.div`
  align-self: start;
  position: sticky;
  inset-block-start: var(--shell-header);
  block-size: calc(100dvh - var(--shell-header));
  border-inline-end: 1px solid var(--td-line);
  background: var(--td-surface);

  @media print {
    display: none;
  }
`;

export const Main = styled.main`
  min-inline-size: 0;
  padding: var(--td-space-6);
  outline: none;
  scroll-margin-block-start: var(--shell-header);

  @media (max-width: 640px) {
    padding: var(--td-space-4);
  }
  @media print {
    padding: 0;
  }
`;
