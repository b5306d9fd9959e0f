import { styled } from 'styled-components';

export const Group = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
  box-sizing: border-box;
  gap: 2px;
  padding: 2px;
  border-radius: var(--td-radius-m);
  background: var(--td-sunken);
  box-shadow: inset 0 0 0 1px var(--td-line);

  > button {
    display: inline-grid;
    place-items: center;
    min-inline-size: calc(var(--td-control-s) - 2px);
    block-size: calc(var(--td-control-s) - 4px);
    padding-inline: 6px;
    border: 0;
    border-radius: var(--td-radius-s);
    background: none;
    color: var(--td-ink-muted);
    font: 500 var(--td-text-xs) / 1 var(--td-font);
    flex: auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
    transition: color var(--td-fast) var(--td-ease);
  }
  > button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  > button:hover:enabled {
    color: var(--td-ink);
  }
  > button[aria-pressed='true'] {
    color: var(--td-ink);
    background: var(--td-surface);
    box-shadow:
      0 0 0 1px var(--td-line),
      var(--td-shadow-s);
  }
  > button:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  @media (forced-colors: active) {
    > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
