import { keyframes, styled } from 'styled-components';
import { cards } from './cards.styles.ts';

const sweep = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

/**
 * The only style sheet of a table: rows and cells are plain elements. The box clips the corners without becoming a scroll
 * container, so that the header sticks to the page.
 */
export const Root = styled.div`
  --table-row: 36px;
  --table-line: 26px;
  position: relative;
  /* Sticky parts of the table stay below sticky parts of the page, such as a bar at the bottom. */
  isolation: isolate;
  overflow-x: clip;
  color: var(--td-ink);
  background: var(--td-surface);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  font: var(--td-text-s) / 20px var(--td-font);

  &[data-density='touch'] {
    --table-row: 52px;
    --table-line: 32px;
  }
  &[data-busy='true']::before {
    content: '';
    position: absolute;
    z-index: 4;
    inset-block-start: -1px;
    inline-size: 40%;
    block-size: 2px;
    background: var(--td-accent);
    clip-path: inset(0);
    animation: ${sweep} 1.1s linear infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation-duration: 4s;
    }
  }
  > div {
    border-radius: calc(var(--td-radius-l) - 1px);
    overflow: clip;
    scroll-padding-block: var(--table-row);
  }
  > [data-scrolls='true'] {
    overflow: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  > [role='status'] {
    position: absolute;
    inset-block-end: 0;
    clip-path: inset(50%);
  }
  table {
    inline-size: 100%;
    border-spacing: 0;
    table-layout: fixed;
  }
  /* Set briefly and never painted: the columns at the width of their content. */
  table[data-measured] {
    inline-size: max-content;
    min-inline-size: 0 !important;
    table-layout: auto;
  }
  [data-measured] > colgroup > col {
    inline-size: auto !important;
  }
  [data-measured] > tbody > tr:not([data-index]) {
    display: none;
  }
  /* More content can be scrolled to: the edge fades, so that a truncated amount is not read as a whole one. */
  &[data-more]::after {
    --fade: var(--td-surface), transparent;
    content: '';
    position: absolute;
    z-index: 2;
    inset-block: 0;
    inset-inline: var(--table-first, 0px) var(--table-last, 0px);
    pointer-events: none;
    background:
      linear-gradient(to right, var(--fade)) left / var(--fade-start, 0) 100% no-repeat,
      linear-gradient(to left, var(--fade)) right / var(--fade-end, 0) 100% no-repeat;
  }
  &:is([data-more='start'], [data-more='both'])::after {
    --fade-start: 40px;
  }
  &:is([data-more='end'], [data-more='both'])::after {
    --fade-end: 40px;
  }
  &[data-more]:dir(rtl)::after {
    transform: scaleX(-1);
  }
  thead {
    position: sticky;
    z-index: 3;
    inset-block-start: var(--shell-header, 0px);
  }
  [data-scrolls='true'] thead {
    inset-block-start: 0;
  }
  th,
  td {
    block-size: var(--table-row);
    padding: 0 var(--td-space-3);
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: start;
    white-space: nowrap;
    border-block-end: 1px solid var(--td-line);
  }
  th {
    position: relative;
    background: var(--td-sunken);
    color: var(--td-ink-muted);
    font-weight: 500;
    font-size: var(--td-text-xs);
  }
  tbody:last-child > tr:last-child > td {
    border: 0;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-sticky] {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
  }
  td[data-sticky] {
    background: inherit;
  }
  [data-sticky='after'] {
    inset-inline-start: 40px;
  }
  [data-sticky='end'] {
    inset-inline: auto 0;
  }
  [data-sideways='true'] [data-sticky]:not([data-pick]) {
    border-inline-end: 1px solid var(--td-line);
  }
  [data-sideways='true'] [data-sticky='end'] {
    border-inline: 1px solid var(--td-line) 0;
  }
  [data-pick] {
    padding-inline: var(--td-space-3) 0;
    line-height: 0;
    overflow: visible;
  }
  [data-pick] input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--td-accent);
    cursor: pointer;
  }
  [data-sort] {
    all: unset;
    margin: -4px;
    padding: 4px;
    cursor: pointer;
  }
  [data-sort]::after {
    content: '↑';
    content: '↑' / '';
    position: absolute;
    padding-inline-start: 4px;
    opacity: 0;
  }
  [data-sort]:hover::after,
  [data-sort]:focus-visible::after {
    opacity: 0.6;
  }
  [aria-sort] > [data-sort] {
    color: var(--td-ink);
  }
  [aria-sort] > [data-sort]::after {
    opacity: 1;
  }
  [aria-sort='descending'] > [data-sort]::after {
    content: '↓';
    content: '↓' / '';
  }
  tr {
    background: var(--td-surface);
  }
  [data-opens='true'] tr[data-index] {
    cursor: pointer;
  }
  tr[data-index]:hover {
    background: var(--td-hover);
  }
  tr[aria-selected='true'] {
    background: var(--td-accent-soft);
  }
  :focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
  tr:focus-visible > td {
    box-shadow:
      inset 0 2px var(--td-focus),
      inset 0 -2px var(--td-focus);
  }
  [data-aside] > td {
    block-size: auto;
    padding: var(--td-space-10) var(--td-space-4);
    text-align: center;
    white-space: normal;
    color: var(--td-ink-muted);
  }
  [data-aside] > td > div {
    display: grid;
    justify-items: center;
    gap: var(--td-space-3);
    position: sticky;
    inset-inline: 0;
  }
  i {
    display: inline-block;
    inline-size: 62%;
    block-size: 8px;
    border-radius: var(--td-radius-full);
    background: var(--td-line);
  }
  [data-cards='true'] {
    ${cards}
  }
`;
