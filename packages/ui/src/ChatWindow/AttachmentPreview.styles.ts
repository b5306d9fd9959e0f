import { styled } from 'styled-components';

/** A button that saves the file. The colour of its icon shows the file type, which the file extension shows too. */
export const Root = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 10px;
  inline-size: calc(100% + 12px);
  min-inline-size: 228px;
  padding: 6px;
  margin-inline: -6px;
  border-radius: 10px;
  background: var(--chat-card, color-mix(in srgb, currentColor 7%, transparent));
  text-align: start;

  &:first-child {
    margin-block-start: -2px;
  }
  &:last-child {
    margin-block-end: -2px;
  }
  &:hover {
    background: var(--chat-card-hover, color-mix(in srgb, currentColor 12%, transparent));
  }
  & > i {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: 7px;
    background: var(--td-surface);
    color: var(--td-ink-muted);
  }
  &[data-kind='pdf'] > i {
    color: var(--td-bad-text);
  }
  &[data-kind='document'] > i {
    color: var(--td-accent-text);
  }
  &[data-kind='spreadsheet'] > i {
    color: var(--td-ok-text);
  }
  & > span {
    display: grid;
    justify-items: start;
    min-inline-size: 0;
    font-size: var(--td-text-s);
    line-height: 1.35;
  }
  & bdi {
    max-inline-size: 100%;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span > small {
    font-size: var(--td-text-xs);
  }
  & > svg {
    margin-inline-end: 4px;
  }

  /* The space of an image is reserved before it has loaded, so that nothing moves. */
  &[data-kind='image'] > i {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 160px;
    margin-block-end: 6px;
    overflow: hidden;
  }
  &[data-kind='image'] img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-kind='image'] > span {
    grid-column: 1 / 3;
    padding-inline-start: 4px;
  }
`;
