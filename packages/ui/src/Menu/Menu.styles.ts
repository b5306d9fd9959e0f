import { styled } from 'styled-components';
import { floating } from '../floating/floating.styles.ts';

export const Anchor = styled.span`
  display: inline-flex;
  min-inline-size: 0;
`;

export const List = styled.div`
  ${floating}
  min-inline-size: 180px;
  padding: var(--td-space-1);
  outline: none;
`;

export const Heading = styled.div`
  padding: var(--td-space-1) var(--td-space-2) var(--td-space-2);
  border-block-end: 1px solid var(--td-line);
  margin: var(--td-space-1) calc(-1 * var(--td-space-1)) var(--td-space-1);
  padding-inline: var(--td-space-3);
`;

export const Line = styled.hr`
  margin: var(--td-space-1) calc(-1 * var(--td-space-1));
  border: 0;
  border-block-start: 1px solid var(--td-line);
`;

export const Entry = styled.div`
  display: contents;

  > a,
  > button {
    display: flex;
    align-items: center;
    gap: var(--td-space-2);
    inline-size: 100%;
    min-block-size: var(--td-control);
    padding: var(--td-space-1) var(--td-space-2);
    border: 0;
    border-radius: var(--td-radius-s);
    background: none;
    color: var(--td-ink);
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    scroll-margin: var(--td-space-1);
  }
  svg {
    color: var(--td-ink-muted);
  }
  > :focus {
    outline: none;
    background: var(--td-hover);
  }
  > :focus-visible {
    box-shadow: inset 0 0 0 2px var(--td-focus);
  }
  > [aria-current] {
    color: var(--td-accent-text);
    font-weight: 500;
  }
  > [aria-disabled='true'] {
    color: var(--td-ink-muted);
    cursor: default;
    opacity: 0.6;
  }
  &[data-danger='true'] > * {
    color: var(--td-bad-text);
  }
  &[data-danger='true'] svg {
    color: inherit;
  }
  &[data-danger='true'] > :focus {
    background: var(--td-bad-soft);
  }
  @media (forced-colors: active) {
    > :focus {
      outline: 2px solid Highlight;
    }
  }
`;

export const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Hint = styled.span`
  padding-inline-start: var(--td-space-4);
  color: var(--td-ink-muted);
  font-size: var(--td-text-xs);
  font-variant-numeric: tabular-nums;
`;
