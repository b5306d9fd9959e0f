import { styled } from 'styled-components';

export const Root = styled.nav`
  border-block-end: 1px solid var(--td-line);

  & ul {
    display: flex;
    gap: var(--td-space-1);
    margin: 0;
    padding: 0;
    overflow-x: auto;
    scrollbar-width: none;
    list-style: none;
  }
  & a {
    position: relative;
    display: inline-flex;
    align-items: center;
    min-block-size: calc(var(--td-control) + 4px);
    padding-inline: 10px;
    border-radius: var(--td-radius-m) var(--td-radius-m) 0 0;
    color: var(--td-ink-muted);
    font-size: var(--td-text-s);
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
  }
  & a:hover {
    color: var(--td-ink);
    background: color-mix(in srgb, var(--td-hover) 60%, transparent);
  }
  & a[aria-current] {
    color: var(--td-ink);
  }
  & a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    border-block-end: 2px solid var(--td-accent);
  }
  & a:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: -2px;
  }
`;
