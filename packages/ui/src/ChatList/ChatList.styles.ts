import { styled } from 'styled-components';

export const Root = styled.section`
  flex: 1;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--td-space-3);
    padding: var(--td-space-3) var(--td-space-4) var(--td-space-2);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  & > ul {
    flex: 1;
    min-block-size: 0;
    padding: 0 var(--td-space-2) var(--td-space-2);
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & > div {
    padding: var(--td-space-3) var(--td-space-4);
  }
  & > div > span {
    margin-block-end: var(--td-space-4);
  }

  & > ul > li > button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 var(--td-space-3);
    inline-size: 100%;
    padding: var(--td-space-2);
    border-radius: var(--td-radius-m);
    text-align: start;
  }
  & > ul > li > button:hover {
    background: var(--td-hover);
  }
  & > ul > li > button[aria-current] {
    background: var(--td-accent-soft);
  }
  & > ul > li > button:focus-visible {
    outline-offset: -2px;
  }
  & button > span:nth-child(2) {
    display: grid;
    min-inline-size: 0;
  }
  & button > span:nth-child(3) {
    align-self: stretch;
    display: grid;
    justify-items: end;
    align-content: space-between;
    gap: 2px;
  }
  & button :is(strong, bdi) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & strong {
    font-weight: 500;
  }
  & [data-unread] strong {
    font-weight: 650;
  }
  & bdi {
    display: block;
    color: var(--td-ink-muted);
    text-align: match-parent;
  }
  & strong bdi,
  & [data-unread] bdi {
    color: inherit;
  }
  & [role='img'] {
    justify-content: center;
    min-inline-size: 20px;
    padding-inline: 6px;
    border-radius: var(--td-radius-full);
    background: var(--td-accent);
    color: var(--td-accent-ink);
  }
  & time {
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
