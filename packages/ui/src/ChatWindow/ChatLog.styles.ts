import { styled } from 'styled-components';

/** Message bubbles are plain elements styled here: each styled element costs a component, and a log renders many. */
export const Root = styled.div`
  position: relative;
  flex: 1 1 400px;
  display: flex;
  flex-direction: column;
  min-block-size: 0;

  & > [role='log'] {
    flex: 1;
    min-block-size: 0;
    padding: var(--td-space-4);
    overflow: hidden auto;
    /* The log keeps its scroll position itself, also in browsers without scroll anchoring. */
    overflow-anchor: none;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
  & > [role='log']:focus-visible {
    outline-offset: -2px;
  }
  & > [role='log'] > button {
    display: flex;
    margin: 0 auto var(--td-space-3);
  }
  & > button {
    position: absolute;
    inset-block-end: var(--td-space-3);
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    border-radius: var(--td-radius-full);
    box-shadow: var(--td-shadow-m);
  }

  & [data-own] {
    padding-block-start: 2px;
  }
  & [data-own] > :not(h3) {
    inline-size: fit-content;
    max-inline-size: 82%;
  }
  & [data-own='true'] > :not(h3) {
    margin-inline-start: auto;
  }
  & [data-last] {
    padding-block-end: 6px;
  }
  & [data-own][data-first] {
    padding-block-start: 10px;
  }
  & h3 {
    padding-block: var(--td-space-1) var(--td-space-4);
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
    text-align: center;
  }
  & [data-own] > cite {
    display: block;
    margin-block-end: 4px;
    padding-inline: 2px;
    overflow: hidden;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-style: normal;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-own='true'] > cite {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
  }
  & [data-bubble] {
    padding: 8px 12px;
    border: 1px solid transparent;
    border-radius: 16px;
    border-end-start-radius: 5px;
    background: var(--td-hover);
    font-size: var(--td-text-m);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  & [data-own='true'] > [data-bubble] {
    border-end-start-radius: 16px;
    border-end-end-radius: 5px;
    background: var(--td-accent);
    color: var(--td-accent-ink);
    --td-focus: currentColor;
    /* Darker and not lighter, so that white text stays legible. */
    --chat-card: rgb(0 0 0 / 18%);
    --chat-card-hover: rgb(0 0 0 / 28%);
  }
  & [data-own='true']:is([data-delivery='queued'], [data-delivery='sending']) > [data-bubble] {
    background: var(--td-accent-soft);
    color: var(--td-ink);
  }
  & [data-delivery='failed'] > [data-bubble] {
    border-color: color-mix(in srgb, var(--td-bad) 45%, transparent);
    background: var(--td-bad-soft);
    color: var(--td-ink);
  }
  & [data-bubble] > * + p {
    margin-block-start: var(--td-space-2);
  }
  & [data-bubble] > p {
    white-space: pre-wrap;
    unicode-bidi: plaintext;
    text-align: start;
  }
  & [data-bubble] a {
    color: inherit;
  }
  & [data-own] > small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 6px;
    padding: 4px 2px 0;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    overflow-wrap: anywhere;
  }
  & [data-delivery='failed'] > small {
    justify-content: flex-end;
    color: var(--td-bad-text);
  }
  & small > button {
    min-block-size: 24px;
    padding-inline: 4px;
    border-radius: var(--td-radius-s);
    color: var(--td-accent-text);
    font-weight: 500;
  }
  & small > button:hover {
    text-decoration: underline;
  }

  @media (forced-colors: active) {
    & [data-bubble] {
      border-color: CanvasText;
    }
  }
`;

/** Shown instead of messages while there are none. */
export const Waiting = styled.div`
  display: grid;
  gap: var(--td-space-3);

  & > :nth-child(even) {
    justify-self: end;
  }
  & > span {
    border-radius: 16px;
  }
`;
