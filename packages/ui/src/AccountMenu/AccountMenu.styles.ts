import { styled } from 'styled-components';

export const Trigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
  max-inline-size: 200px;
  block-size: var(--td-control);
  padding-inline: var(--td-space-1) var(--td-space-2);
  border: 0;
  border-radius: var(--td-radius-m);
  color: var(--td-ink);
  background: none;
  font: 500 var(--td-text-s) / 20px var(--td-font);
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--td-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--td-focus);
  }
  > span:nth-child(2) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
    color: var(--td-ink-muted);
  }
  @media (max-width: 640px) {
    justify-content: center;
    min-inline-size: var(--td-control);
    padding-inline: 0;

    > span:nth-child(2) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    > svg {
      display: none;
    }
  }
`;

export const Identity = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  strong {
    display: block;
    font-weight: 600;
  }
  small {
    display: block;
    color: var(--td-ink-muted);
    font-size: var(--td-text-xs);
  }
`;
