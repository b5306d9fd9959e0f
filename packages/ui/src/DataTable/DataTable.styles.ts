import { css, keyframes, styled } from 'styled-components';
import { cards } from './cards.styles.ts';

const shimmer = keyframes`
  50% { opacity: 0.45; }
`;

const sweep = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

export const Root = styled.div`
  --table-row: 36px;
  --table-line: 26px;
  position: relative;
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
  &[data-busy='true'] {
    overflow-x: clip;
  }
`;

export const Box = styled.div`
  border-radius: calc(var(--td-radius-l) - 1px);
  /* Clips the corners without becoming a box that scrolls: the header still sticks to the page. */
  overflow: clip;
  scroll-padding-block-start: var(--table-row);

  &[data-scrolls='true'] {
    overflow: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: thin;
  }
  &:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
`;

const stuck = css`
  &[data-sticky] {
    position: sticky;
    z-index: 1;
  }
  &[data-sticky='start'] {
    inset-inline-start: 0;
  }
  &[data-sticky='start'][data-after-box='true'] {
    inset-inline-start: 40px;
  }
  &[data-sticky='end'] {
    inset-inline-end: 0;
  }
  [data-sideways='true'] &[data-sticky='start']:not([data-pick]) {
    border-inline-end: 1px solid var(--td-line);
  }
  [data-sideways='true'] &[data-sticky='end'] {
    border-inline-start: 1px solid var(--td-line);
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;

  thead,
  tfoot {
    position: sticky;
    z-index: 3;
    background: var(--td-surface);
  }
  thead {
    inset-block-start: var(--shell-header, 0px);
  }
  tfoot {
    inset-block-end: 0;
  }
  [data-scrolls='true'] > & thead {
    inset-block-start: 0;
  }
  thead th {
    ${stuck}
    block-size: var(--table-row);
    padding: 0 var(--td-space-3);
    color: var(--td-ink-muted);
    background: var(--td-sunken);
    border-block-end: 1px solid var(--td-line);
    font-weight: 500;
    font-size: var(--td-text-xs);
    text-align: start;
    white-space: nowrap;
  }
  td {
    ${stuck}
    block-size: var(--table-row);
    padding: 0 var(--td-space-3);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    border-block-end: 1px solid var(--td-line);
  }
  td[data-sticky] {
    background: inherit;
  }
  tbody tr:last-child > td {
    border-block-end: 0;
  }
  tfoot tr {
    background: var(--td-sunken);
  }
  tfoot td {
    border-block: 1px solid var(--td-line);
    border-block-end: 0;
    font-weight: 600;
  }
  [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-pick] {
    inline-size: 40px;
    padding-inline: var(--td-space-3) 0;
    line-height: 0;
    overflow: visible;
  }
  input[type='checkbox'] {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--td-accent);
    cursor: pointer;
  }
  &[data-cards='true'] {
    ${cards}
  }
`;

export const BodyRow = styled.tr`
  background: var(--td-surface);
  outline: none;
  scroll-margin-block-start: var(--table-row);

  &[data-opens='true'] {
    cursor: pointer;
  }
  &[data-index]:hover {
    background: var(--td-hover);
  }
  &[aria-selected='true'] {
    background: var(--td-accent-soft);
  }
  &:focus-visible > td {
    box-shadow:
      inset 0 2px 0 var(--td-focus),
      inset 0 -2px 0 var(--td-focus);
  }
  &:focus-visible > td:first-child {
    box-shadow:
      inset 2px 2px 0 var(--td-focus),
      inset 0 -2px 0 var(--td-focus);
  }
  &:focus-visible > td:last-child {
    box-shadow:
      inset -2px 2px 0 var(--td-focus),
      inset 0 -2px 0 var(--td-focus);
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: 100%;
  margin-inline: calc(-1 * var(--td-space-1));
  padding: 2px var(--td-space-1);
  border: 0;
  border-radius: var(--td-radius-s);
  color: inherit;
  background: none;
  font: inherit;
  vertical-align: middle;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: var(--td-ink);
  }
  &:focus-visible {
    outline: 2px solid var(--td-focus);
  }
  > svg {
    flex: none;
  }
  > svg[data-idle='true'] {
    opacity: 0;
  }
  &:hover > svg[data-idle='true'],
  &:focus-visible > svg[data-idle='true'] {
    opacity: 0.7;
  }
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`;

export const Bar = styled.span`
  display: block;
  block-size: 8px;
  inline-size: 62%;
  border-radius: var(--td-radius-full);
  background: var(--td-line);

  tr:nth-child(3n) & {
    inline-size: 44%;
  }
  tr:nth-child(3n + 1) & {
    inline-size: 78%;
  }
  [data-align='end'] & {
    margin-inline-start: auto;
    inline-size: 40%;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: ${shimmer} 1.4s ease-in-out infinite;
  }
`;

export const Slot = styled.td`
  && {
    block-size: auto;
    padding: var(--td-space-10) var(--td-space-4);
    text-align: center;
    white-space: normal;
    color: var(--td-ink-muted);
  }
  > div {
    display: grid;
    justify-items: center;
    gap: var(--td-space-3);
    position: sticky;
    inset-inline: 0;
  }
`;

export const Hidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
