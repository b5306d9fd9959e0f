import { styled } from 'styled-components';

export const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2) var(--td-space-4);
  min-block-size: var(--td-control);
  color: var(--td-ink-muted);
  font: var(--td-text-s) / 20px var(--td-font);
  font-variant-numeric: tabular-nums;

  > p {
    margin: 0;
    margin-inline-end: auto;
  }
  > label {
    display: inline-flex;
    align-items: center;
    gap: var(--td-space-2);
  }
  select {
    block-size: var(--td-control-s);
    padding-inline: var(--td-space-1);
    border: 1px solid var(--td-line-strong);
    border-radius: var(--td-radius-m);
    color: var(--td-ink);
    background: var(--td-surface);
    font: inherit;
  }
  select:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: 1px;
  }
  @media (max-width: 640px) {
    > label {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Steps = styled.div`
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
`;
