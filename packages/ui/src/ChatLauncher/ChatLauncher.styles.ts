import { styled } from 'styled-components';
import { docked } from './docked.styles.ts';

export const Root = styled.button`
  position: fixed;
  /* Stays above a FootBar, which publishes its height as --td-foot. */
  inset-block-end: calc(max(var(--td-space-5), env(safe-area-inset-bottom)) + var(--td-foot, 0px));
  inset-inline-end: var(--td-space-5);
  z-index: var(--td-layer-drawer);
  display: grid;
  place-items: center;
  inline-size: 52px;
  block-size: 52px;
  border-radius: var(--td-radius-full);
  background: var(--td-accent);
  color: var(--td-accent-ink);
  box-shadow: var(--td-shadow-l);
  transition: var(--td-fast) var(--td-ease);
  transition-property: background-color, translate;

  &[data-docked] {
    ${docked}
    inline-size: 36px;
    box-shadow: none;
  }
  &[hidden] {
    display: none;
  }
  &:hover {
    background: var(--td-accent-hover);
    translate: 0 -1px;
  }
  &[data-docked]:hover {
    translate: 0;
  }
  &:active {
    translate: 0;
  }
  /* The label has the same information in words. */
  &[data-unread]::after {
    content: attr(data-unread);
    position: absolute;
    inset-block-start: -3px;
    inset-inline-end: -3px;
    min-inline-size: 20px;
    padding-inline: 5px;
    border-radius: inherit;
    background: var(--td-bad);
    box-shadow: 0 0 0 2px var(--td-bg);
    font-size: 11px;
    font-weight: 650;
    line-height: 20px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
  @media print {
    display: none;
  }
`;
