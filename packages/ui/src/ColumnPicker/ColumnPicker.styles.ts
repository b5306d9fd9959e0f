import { styled } from 'styled-components';

export const List = styled.ul`
  display: grid;
  margin: calc(-1 * var(--td-space-2));
  padding: 0;
  list-style: none;

  label {
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    min-block-size: var(--td-control-s);
    padding-inline: var(--td-space-2);
    border-radius: var(--td-radius-s);
    cursor: pointer;
  }
  label:hover {
    background: var(--td-hover);
  }
  input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--td-accent);
  }
  input:disabled {
    cursor: default;
  }
`;
