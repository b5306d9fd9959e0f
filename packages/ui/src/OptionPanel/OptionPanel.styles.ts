import { styled } from 'styled-components';
import { floating } from '../floating/floating.styles.ts';
import { LIST_HEIGHT } from './rowWindow.ts';

export const Panel = styled.div`
  ${floating}
  padding: 0;
  overflow: hidden;
  min-inline-size: 160px;

  &:popover-open {
    animation: none;
  }
`;

export const List = styled.ul`
  max-block-size: ${LIST_HEIGHT}px;
  margin: 0;
  padding: var(--td-space-1);
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: 0;
  list-style: none;

  &:not(:has(> [role='option'])) {
    display: none;
  }
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  gap: var(--td-space-2);
  block-size: var(--td-control);
  padding-inline: 8px;
  border-radius: var(--td-radius-s);
  cursor: pointer;
  white-space: nowrap;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > small {
    font-weight: 400;
    margin-inline-start: auto;
    padding-inline-start: var(--td-space-3);
    font-size: var(--td-text-xs);
    color: var(--td-ink-muted);
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    margin-inline-start: auto;
    color: var(--td-accent-text);
  }
  & > small + svg {
    margin-inline-start: 0;
  }
  &[aria-selected='true'] {
    font-weight: 500;
  }
  &[data-highlighted] {
    background: var(--td-hover);
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Message = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-2);
  min-block-size: var(--td-control);
  padding: var(--td-space-2) 10px;
  color: var(--td-ink-muted);

  &:empty {
    display: none;
  }
  &[data-tone='bad'] {
    color: var(--td-bad-text);
  }
  & > button {
    margin-inline-start: auto;
  }
`;
