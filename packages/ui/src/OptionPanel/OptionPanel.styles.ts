/**
 * Styles the open list inside the box of a select. It is part of that box's style sheet, because a separate sheet would be
 * inserted only when the list opens. Its content is plain elements, because there are dozens of rows. A list is at most 250 px
 * high (spec §9).
 */
export const panelSheet = `
  & > [popover] {
    position: fixed;
    inset: auto;
    max-inline-size: calc(100vw - 16px);
    margin: 0;
    padding: 0;
    overflow: hidden;
    color: var(--td-ink);
    background: var(--td-raised);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    box-shadow: var(--td-shadow-m);
    font: var(--td-text-s) / 20px var(--td-font);
    cursor: default;

    & > ul {
      position: relative;
      max-block-size: min(250px, 40dvh);
      padding: var(--td-space-1);
      overflow: auto;
      overscroll-behavior: contain;
      list-style: none;
    }
    & > :empty {
      display: none;
    }
    & > div,
    & li[id] {
      display: flex;
      align-items: center;
      gap: var(--td-space-2);
      min-block-size: var(--td-control);
      padding-inline: var(--td-space-2);
      border-radius: var(--td-radius-s);
    }
    & li[id] {
      block-size: var(--td-control);
      white-space: nowrap;
    }
    & > div {
      padding-inline: var(--td-space-3);
    }
    & span,
    & small {
      overflow: hidden;
      text-overflow: ellipsis;
      unicode-bidi: plaintext;
    }
    & small,
    & button,
    & span + svg {
      margin-inline-start: auto;
    }
    & > div,
    & small,
    & [aria-disabled='true'] {
      color: var(--td-ink-muted);
    }
    & small {
      font-size: var(--td-text-xs);
    }
    & [aria-selected='true'],
    & [data-does] {
      color: var(--td-accent-text);
    }
    & [data-highlighted] {
      background: var(--td-hover);
      outline: 2px solid transparent;
      outline-offset: -2px;
    }
    & > [data-tone='bad'] {
      color: var(--td-bad-text);
    }
    & button {
      padding: var(--td-space-1) 0;
      color: var(--td-accent-text);
      font-weight: 500;
      text-decoration: underline;
    }
  }
`;
