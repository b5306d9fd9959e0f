import { styled } from 'styled-components';

export const Root = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--td-space-5);
  min-inline-size: 0;
  line-height: 20px;
  --mark: 24px;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: var(--mark) minmax(0, 1fr);
    gap: var(--td-space-2);
    flex: 1;
    min-inline-size: 0;
    color: var(--td-ink-muted);
  }
  & > li > :is(div, button) {
    min-inline-size: 0;
    padding-block: 2px;
    border-radius: var(--td-radius-s);
    text-align: start;
    overflow-wrap: anywhere;
  }
  & > li > button:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & strong {
    font-weight: 500;
  }
  & small {
    display: block;
    font-size: var(--td-text-xs);
    font-weight: 400;
    color: var(--td-ink-muted);
  }
  & > li[aria-current] strong {
    color: var(--td-ink);
    font-weight: 600;
  }
  & > li[data-state='done'] strong {
    color: var(--td-ink);
  }
  & > li[data-state='failed'] strong {
    color: var(--td-bad-text);
  }

  /* The mark: a number, a tick or a cross. */
  & > li > span {
    display: grid;
    place-items: center;
    inline-size: var(--mark);
    block-size: var(--mark);
    border: 1px solid var(--td-line-strong);
    border-radius: var(--td-radius-full);
    background: var(--td-surface);
    font-size: var(--td-text-xs);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > li[data-state='current'] > span {
    border: 2px solid var(--td-accent);
    color: var(--td-accent-text);
  }
  & > li[data-state='done'] > span {
    border-color: var(--td-accent);
    background: var(--td-accent);
    color: var(--td-accent-ink);
  }
  & > li[data-state='failed'] > span {
    border-color: var(--td-bad);
    background: var(--td-bad-soft);
    color: var(--td-bad-text);
  }

  /* The line to the next step: below the mark, or above the text when the steps are side by side. */
  & > li::after {
    content: '';
    position: absolute;
    inset-block: calc(var(--mark) + 4px) calc(4px - var(--td-space-5));
    inset-inline-start: calc(var(--mark) / 2);
    border: 0 solid var(--td-line-strong);
    border-inline-start-width: 1px;
  }
  & > li[data-state='done']::after {
    border-color: var(--td-accent);
  }
  @media (min-width: 561px) {
    &[data-orientation='horizontal'] {
      flex-direction: row;
      gap: var(--td-space-3);
    }
    &[data-orientation='horizontal'] > li {
      padding-block-start: var(--td-space-2);
    }
    &[data-orientation='horizontal'] > li::after {
      inset: 0 0 auto;
      border-width: 2px 0 0;
    }
    &[data-orientation='horizontal'] > [data-state='to-come']::after {
      border-color: var(--td-line);
    }
    &[data-orientation='horizontal'] > [data-state='current']::after {
      border-color: var(--td-accent);
    }
    &[data-orientation='horizontal'] > [data-state='failed']::after {
      border-color: var(--td-bad);
    }
  }
  &[data-orientation='vertical'] > li:last-child::after {
    content: none;
  }
  @media (max-width: 560px) {
    & > li:last-child::after {
      content: none;
    }
  }

  @media (forced-colors: active) {
    & > li[aria-current] > span {
      outline: 2px solid Highlight;
    }
  }
`;

/** Read by screen readers but not visible. */
export const VisuallyHidden = styled.i`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
