import { css, styled } from 'styled-components';

export const Nav = styled.nav`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  color: var(--td-ink);
  font: 500 var(--td-text-s) / 20px var(--td-font);
`;

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  padding: var(--td-space-3) var(--td-space-2);
  scrollbar-width: thin;
`;

export const Foot = styled.div`
  padding: var(--td-space-2);
  border-block-start: 1px solid var(--td-line);
`;

export const GroupName = styled.h2`
  margin: 0;
  padding: var(--td-space-1) var(--td-space-3);
  color: var(--td-ink-muted);
  font: 500 var(--td-text-xs) / 20px var(--td-font);

  [data-collapsed='true'] & {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const List = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Group = styled.section`
  & + & {
    margin-block-start: var(--td-space-4);
  }
`;

/** One row of the navigation, link or button. */
const row = css`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-block-size: var(--td-control);
  padding: 2px var(--td-space-3);
  border: 0;
  border-radius: var(--td-radius-m);
  color: var(--td-ink-muted);
  background: none;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  transition:
    color var(--td-fast) var(--td-ease),
    background-color var(--td-fast) var(--td-ease);

  &:hover {
    color: var(--td-ink);
    background: var(--td-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
  &[aria-current],
  &[data-within='true'] {
    color: var(--td-accent-text);
    background: var(--td-accent-soft);
  }
  &[data-within='true'][aria-expanded='true'] {
    color: var(--td-ink);
    background: none;
  }
  [data-collapsed='true'] & {
    justify-content: center;
    padding-inline: 0;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Row = styled.span`
  display: flex;
  flex: 1;
  min-inline-size: 0;

  > a,
  > button {
    ${row}
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  [data-collapsed='true'] & {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const Chevron = styled.span`
  display: inline-flex;
  transition: transform var(--td-fast) var(--td-ease);

  [aria-expanded='true'] > & {
    transform: rotate(90deg);
  }
  [aria-expanded='true'] > &:dir(rtl) {
    transform: rotate(-90deg);
  }
  [data-collapsed='true'] & {
    display: none;
  }
`;

export const Nested = styled(List)`
  margin-block: 1px;
  margin-inline-start: 19px;
  padding-inline-start: var(--td-space-2);
  border-inline-start: 1px solid var(--td-line);

  &[hidden] {
    display: none;
  }
`;

export const Flyout = styled.div`
  > span {
    display: flex;
  }
  > span > button {
    ${row}
  }
`;
