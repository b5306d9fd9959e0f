import { styled } from 'styled-components';

export const Handle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: 12px;
  cursor: col-resize;
  touch-action: none;
  user-select: none;

  &::after {
    content: '';
    position: absolute;
    inset-block: 25%;
    inset-inline-end: 0;
    inline-size: 2px;
    background: var(--td-line);
  }
  &:hover::after,
  &:focus-visible::after,
  &[data-moving]::after {
    inset-block: 0;
    background: var(--td-accent);
  }
  [data-density='touch'] & {
    inline-size: 24px;
  }
  [data-cards='true'] & {
    display: none;
  }
  @media (forced-colors: active) {
    &::after {
      background: CanvasText;
    }
  }
`;
