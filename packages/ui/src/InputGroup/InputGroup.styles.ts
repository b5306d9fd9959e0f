import { styled } from 'styled-components';

/** The controls can be inputs, whose box is the element itself or its first child, and buttons. */
export const Root = styled.div`
  display: flex;
  min-inline-size: 0;

  & > :not(button) {
    flex: 1;
  }
  & > :not(:first-child),
  & > :not(:first-child) > [data-size]:first-child {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  & > :not(:last-child),
  & > :not(:last-child) > [data-size]:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > * + * {
    margin-inline-start: -1px;
  }
  && > button {
    min-inline-size: var(--td-control);
    padding-inline: var(--td-space-2);
    border-color: var(--td-line-strong);
    background: var(--td-sunken);
    color: var(--td-ink-muted);
    box-shadow: none;
  }
  && > button:hover:not(:disabled) {
    background: var(--td-hover);
    color: var(--td-ink);
  }
  & > :is(:focus-visible, :focus-within) {
    position: relative;
    z-index: 1;
  }
`;
