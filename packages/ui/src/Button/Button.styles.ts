import { css, styled } from 'styled-components';

/** Dresses any element as a button; it reads `data-tone`, `data-size` and `data-icon-only` from the element. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: safe center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  overflow-x: clip;
  box-sizing: border-box;
  min-block-size: var(--td-control);
  padding: 0 var(--td-space-3);
  border: 1px solid transparent;
  border-radius: var(--td-radius-m);
  font-family: inherit;
  font-size: var(--td-text-s);
  font-weight: 500;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--td-fast) var(--td-ease),
    border-color var(--td-fast) var(--td-ease),
    color var(--td-fast) var(--td-ease);

  &[data-size='s'] {
    min-block-size: var(--td-control-s);
    padding: 0 10px;
  }
  &[data-size='l'] {
    min-block-size: calc(var(--td-control) + 8px);
    padding: 0 var(--td-space-4);
    font-size: var(--td-text-m);
  }
  &[data-icon-only] {
    padding: 0;
    inline-size: var(--td-control);
  }
  &[data-icon-only][data-size='s'] {
    inline-size: var(--td-control-s);
  }
  &[data-icon-only][data-size='l'] {
    inline-size: calc(var(--td-control) + 8px);
  }

  &[data-tone='primary'] {
    background: var(--td-accent);
    color: var(--td-accent-ink);
    box-shadow: var(--td-shadow-s);
  }
  &[data-tone='secondary'] {
    background: var(--td-surface);
    border-color: color-mix(in srgb, var(--td-line-strong) 45%, var(--td-line));
    color: var(--td-ink);
    box-shadow: var(--td-shadow-s);
  }
  &[data-tone='quiet'] {
    background: transparent;
    color: var(--td-ink-muted);
  }
  &[data-tone='danger'] {
    background: var(--td-bad);
    color: var(--td-accent-ink);
    box-shadow: var(--td-shadow-s);
  }

  &:not(:disabled, [aria-disabled='true']) {
    &[data-tone='primary']:hover {
      background: var(--td-accent-hover);
    }
    &[data-tone='secondary']:hover,
    &[data-tone='quiet']:hover,
    &[data-tone='quiet'][aria-expanded='true'],
    &[data-tone='quiet'][aria-pressed='true'] {
      background: var(--td-hover);
      color: var(--td-ink);
    }
    &[data-tone='danger']:hover {
      background: color-mix(in srgb, var(--td-bad) 88%, black);
    }
    &:active {
      transform: translateY(0.5px);
      box-shadow: none;
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    opacity: 0.5;
    box-shadow: none;
    cursor: not-allowed;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  &:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

export const Root = styled.button`
  ${buttonStyles}
`;
