import { styled } from 'styled-components';

export const Figure = styled.figure`
  position: relative;
  display: grid;
  gap: var(--td-space-2);
  margin: 0;
  color: var(--td-ink-muted);
  font: var(--td-text-xs) / 16px var(--td-font);
  font-variant-numeric: tabular-nums;
`;

export const Plot = styled.div`
  position: relative;
  border-block-end: 1px solid var(--td-line);

  > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  line {
    stroke: var(--td-line);
    stroke-dasharray: 2 3;
  }
  line[data-zero] {
    stroke: var(--td-line-strong);
    stroke-dasharray: none;
  }
  g {
    outline: none;
    cursor: default;
  }
  g > rect:first-child {
    fill: transparent;
  }
  g > rect:last-child {
    fill: var(--td-accent);
    opacity: 0.85;
    transition: opacity var(--td-fast) var(--td-ease);
  }
  g[data-on='true'] > rect:first-child {
    fill: var(--td-hover);
  }
  g[data-on='true'] > rect:last-child {
    opacity: 1;
  }
  g:focus-visible > rect:first-child {
    stroke: var(--td-focus);
    stroke-width: 2px;
  }
  @media (forced-colors: active) {
    g > rect:last-child {
      fill: Highlight;
    }
  }
`;

export const MaxLabel = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  transform: translateY(-100%);
`;

export const Tooltip = styled.span`
  position: absolute;
  inset-block-end: calc(100% + var(--td-space-1));
  z-index: 1;
  display: grid;
  padding: var(--td-space-1) var(--td-space-2);
  border-radius: var(--td-radius-s);
  color: var(--td-bg);
  background: var(--td-ink);
  white-space: nowrap;
  pointer-events: none;

  b {
    font-weight: 600;
  }
`;

export const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--td-space-2);

  > span {
    flex: 1;
    text-align: center;
  }
  &[data-ends='true'] > span {
    flex: none;
  }
`;

export const Empty = styled.div`
  display: grid;
  place-items: center;
  border: 1px dashed var(--td-line);
  border-radius: var(--td-radius-m);
  text-align: center;
  font-size: var(--td-text-s);
`;

export const HiddenTable = styled.table`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
