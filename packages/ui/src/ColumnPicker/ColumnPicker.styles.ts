import { styled } from 'styled-components';

export const List = styled.div`
  margin: calc(-1 * var(--td-space-2));

  ul {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    align-items: center;
    border-radius: var(--td-radius-s);
  }
  li:hover,
  li[data-moving] {
    background: var(--td-hover);
  }
  label {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--td-space-2);
    min-inline-size: 0;
    min-block-size: var(--td-control-s);
    padding-inline: var(--td-space-2);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--td-accent);
  }
  input:disabled {
    cursor: default;
  }
  button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 28px;
    block-size: var(--td-control-s);
    padding: 0;
    border: 0;
    border-radius: var(--td-radius-s);
    color: var(--td-ink-muted);
    background: none;
    cursor: grab;
    touch-action: none;
  }
  button:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
  [role='status'] {
    position: absolute;
    inset-block-end: 0;
    clip-path: inset(50%);
  }
`;
