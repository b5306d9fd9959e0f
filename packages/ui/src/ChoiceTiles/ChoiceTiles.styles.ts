import { styled } from 'styled-components';

export const Group = styled.div`
  display: grid;
  /* Even rows: six tiles in rows of three, two or one; four tiles in rows of four or two. */
  --tile: max(9rem, 20%);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--tile)), 1fr));
  gap: var(--td-space-3);
  min-inline-size: 0;

  &:has(> :nth-child(5)) {
    --tile: max(9rem, 26%);
  }
  & > button {
    min-inline-size: 0;
    background: var(--td-surface);
    border: 1px solid var(--td-line-strong);
    border-radius: var(--td-radius-l);
    font-size: var(--td-text-l);
    font-weight: 600;
    text-align: start;
    container-type: inline-size;
    transition:
      border-color var(--td-fast) var(--td-ease),
      background-color var(--td-fast) var(--td-ease);
  }
  & > button:hover:not(:disabled, [aria-pressed='true']) {
    background: var(--td-hover);
  }
  & > button[aria-pressed='true'] {
    background: var(--td-accent-soft);
    border-color: var(--td-accent);
    box-shadow: inset 0 0 0 1px var(--td-accent);
    color: var(--td-accent-text);
  }
  & > button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & > button[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

/** The content of a tile. Words are never broken: on a narrow tile the icon moves above the text and the key is hidden. */
export const Face = styled.span`
  display: flex;
  align-items: center;
  gap: var(--td-space-3);
  min-block-size: 62px;
  padding: var(--td-space-3) var(--td-space-4);
  overflow-wrap: normal;

  /* A word longer than a whole tile stays inside it. */
  & > span {
    max-inline-size: calc(100% - 2.5rem);
    overflow-wrap: break-word;
  }
  & > svg {
    color: var(--td-ink-muted);
  }
  [aria-pressed='true'] > & > svg {
    color: inherit;
  }
  & > kbd {
    margin-inline-start: auto;
  }
  @container (max-width: 200px) {
    gap: var(--td-space-2);
    padding-inline: var(--td-space-3);

    & > kbd {
      display: none;
    }
  }
  @container (max-width: 144px) {
    flex-direction: column;
    align-items: flex-start;
    gap: var(--td-space-1);
  }
`;
