/** The style of the box around an input or select. Reads `data-size`, `data-disabled` and `data-invalid`. */
export const controlBox = `
  display: flex;
  align-items: center;
  gap: 6px;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--td-control);
  padding-inline: 10px;
  background: var(--td-surface);
  border: 1px solid var(--td-line-strong);
  border-radius: var(--td-radius-m);
  color: var(--td-ink);
  font-size: var(--td-text-s);
  transition: border-color var(--td-fast) var(--td-ease);

  &[data-size='s'] {
    min-block-size: var(--td-control-s);
    padding-inline: 8px;
  }
  &:hover:not([data-disabled]) {
    border-color: var(--td-ink-muted);
  }
  &[data-invalid]:not([data-disabled]) {
    border-color: var(--td-bad);
    --td-focus: var(--td-bad);
  }
  &[data-disabled] {
    background: var(--td-sunken);
    border-color: var(--td-line);
    color: var(--td-ink-muted);
    cursor: not-allowed;
  }
  & > svg {
    color: var(--td-ink-muted);
  }
`;

/** Shows the focus ring of the content on the box around it. */
export const ringWithin = `
  &:has(> :focus-visible:is(input, textarea)) {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
`;
