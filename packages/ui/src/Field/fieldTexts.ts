/** Styles for marks in a label: the required mark and secondary text. */
export const labelMarks = `
  & > [aria-hidden] {
    color: var(--td-bad-text);
    margin-inline-start: 3px;
  }
  & > small {
    font-size: var(--td-text-xs);
    font-weight: 400;
    color: var(--td-ink-muted);
    margin-inline-start: 6px;
  }
`;

/** Styles for the notes below a control: the hint, and the error as an alert. */
export const fieldNotes = `
  & > p {
    display: flex;
    gap: 5px;
    min-inline-size: 0;
    font-size: var(--td-text-xs);
    line-height: 1.4;
    color: var(--td-ink-muted);
    overflow-wrap: anywhere;
  }
  & > p[role='alert'] {
    color: var(--td-bad-text);
  }
  & > p > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
