import { styled } from 'styled-components';

export const Root = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  gap: var(--td-space-1);
  block-size: 56px;
  padding-inline: var(--td-space-4) var(--td-space-2);
  border-block-end: 1px solid var(--td-line);

  & > :first-child:is(button) {
    margin-inline-start: calc(-1 * var(--td-space-2));
  }
  & > div {
    flex: 1;
    display: grid;
    min-inline-size: 0;
    padding-inline-end: var(--td-space-2);
  }
  & h2 {
    overflow: hidden;
    font-size: var(--td-text-m);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p {
    overflow: hidden;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
