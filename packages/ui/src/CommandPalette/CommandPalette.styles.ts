import { styled } from 'styled-components';
import { modal } from '../modal/modal.styles.ts';

export const Frame = styled.dialog`
  ${modal}
  --from: translateY(-8px) scale(0.985);
  inset: 0;
  margin: min(12dvh, 96px) auto auto;
  inline-size: min(100vw - var(--td-space-6), 600px);
  max-block-size: min(100dvh - var(--td-space-8), 440px);
  border-radius: var(--td-radius-l);
  outline: 1px solid var(--td-line);

  &[open] {
    display: flex;
    flex-direction: column;
  }
`;

export const Query = styled.div`
  display: flex;
  align-items: center;
  gap: var(--td-space-3);
  padding-inline: var(--td-space-4);
  border-block-end: 1px solid var(--td-line);
  color: var(--td-ink-muted);

  > input {
    flex: 1;
    min-inline-size: 0;
    block-size: calc(var(--td-control) + 16px);
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--td-ink);
    font: 400 var(--td-text-m) / 20px var(--td-font);
  }
`;

export const List = styled.div`
  position: relative;
  flex: 0 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  --row: calc(var(--td-control) + 4px);

  > div {
    position: absolute;
    inset-inline: var(--td-space-2);
    display: flex;
    align-items: center;
    gap: var(--td-space-3);
    block-size: var(--row);
    padding-inline: var(--td-space-2);
    border-radius: var(--td-radius-m);
    white-space: nowrap;
  }
  > [role='presentation'] {
    display: block;
    padding-block-start: calc(var(--row) - 24px);
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
    font-weight: 500;
  }
  > [role='option'] {
    cursor: pointer;
  }
  > [aria-selected='true'] {
    background: var(--td-hover);
  }
  > [aria-disabled='true'] {
    color: var(--td-ink-muted);
    cursor: default;
    opacity: 0.6;
  }
  svg {
    color: var(--td-ink-muted);
  }
  span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    max-inline-size: 40%;
    overflow: hidden;
    text-overflow: ellipsis;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
  @media (forced-colors: active) {
    > [aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** Shows that nothing was found or that commands are loading, and announces the number of results. */
export const Notice = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--td-space-2);
  padding: var(--td-space-6) var(--td-space-4);
  color: var(--td-ink-muted);

  &[data-spoken] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
