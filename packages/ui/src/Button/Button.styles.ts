import { css, styled } from 'styled-components';

/** Styles any element as a button. Reads `data-tone`, `data-size` and `data-icon-only` from the element. */
export const buttonStyles = css`
  --height: var(--td-control);
  display: inline-flex;
  align-items: center;
  justify-content: safe center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  overflow-x: clip;
  min-block-size: var(--height);
  padding: 0 var(--td-space-3);
  border: 1px solid transparent;
  border-radius: var(--td-radius-m);
  font-size: var(--td-text-s);
  font-weight: 500;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: var(--td-fast) var(--td-ease);
  transition-property: background-color, border-color, color;

  &[data-size='s'] {
    --height: var(--td-control-s);
    padding: 0 10px;
  }
  &[data-size='l'] {
    --height: calc(var(--td-control) + 8px);
    padding: 0 var(--td-space-4);
    font-size: var(--td-text-m);
  }
  &[data-icon-only] {
    padding: 0;
    inline-size: var(--height);
  }

  &[data-tone]:not([data-tone='quiet'], :disabled, :active, [aria-disabled='true']) {
    box-shadow: var(--td-shadow-s);
  }
  &[data-tone='primary'] {
    background: var(--td-accent);
    color: var(--td-accent-ink);
  }
  &[data-tone='secondary'] {
    background: var(--td-surface);
    border-color: color-mix(in srgb, var(--td-line-strong) 45%, var(--td-line));
    color: var(--td-ink);
  }
  &[data-tone='quiet'] {
    color: var(--td-ink-muted);
  }
  &[data-tone='danger'] {
    background: var(--td-bad);
    color: var(--td-accent-ink);
  }

  &:not(:disabled, [aria-disabled='true']) {
    &[data-tone='primary']:hover {
      background: var(--td-accent-hover);
    }
    &[data-tone='danger']:hover {
      background: color-mix(in srgb, var(--td-bad) 88%, black);
    }
    &:is([data-tone='secondary'], [data-tone='quiet']):hover,
    &[data-tone='quiet']:is([aria-expanded='true'], [aria-pressed='true']) {
      background: var(--td-hover);
      color: var(--td-ink);
    }
    &:active {
      translate: 0 0.5px;
    }
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    opacity: 1;
    cursor: progress;
  }
`;

export const Root = styled.button`
  ${buttonStyles}
`;
