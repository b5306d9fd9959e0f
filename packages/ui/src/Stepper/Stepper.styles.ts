import { styled } from 'styled-components';

export const Root = styled.ol`
  display: flex;
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

  /* The line to the next step runs under the words, so that long words never push it away. */
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block-start: calc(var(--mark) + 4px);
    inset-block-end: 4px;
    inset-inline-start: calc(var(--mark) / 2);
    border-inline-start: 1px solid var(--td-line-strong);
  }
  & > li[data-state='done']:not(:last-child)::after {
    border-color: var(--td-accent);
  }
  &[data-orientation='vertical'] {
    flex-direction: column;
  }
  &[data-orientation='vertical'] > li:not(:last-child) {
    padding-block-end: var(--td-space-5);
  }
  &[data-orientation='horizontal'] {
    gap: var(--td-space-3);
  }
  &[data-orientation='horizontal'] > li {
    padding-block-start: var(--td-space-2);
  }
  &[data-orientation='horizontal'] > li::after {
    inset: 0 0 auto;
    border-inline-start: 0;
    border-block-start: 2px solid var(--td-line);
  }
  &[data-orientation='horizontal'] > li:is([data-state='done'], [data-state='current'])::after {
    border-color: var(--td-accent);
  }
  &[data-orientation='horizontal'] > li[data-state='failed']::after {
    border-color: var(--td-bad);
  }
  &[data-orientation='horizontal'] > li:last-child::after {
    content: '';
    position: absolute;
  }

  @media (forced-colors: active) {
    & > li[aria-current] > span {
      outline: 2px solid Highlight;
    }
  }
`;

/** Is read out but not seen. */
export const Spoken = styled.i`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
