import { styled } from 'styled-components';

export const Track = styled.input`
  position: relative;
  flex: none;
  inline-size: 30px;
  block-size: 18px;
  margin: 1px 0;
  appearance: none;
  background: var(--td-line-strong);
  border: 0;
  border-radius: var(--td-radius-full);
  cursor: inherit;
  transition: background-color var(--td-fast) var(--td-ease);

  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    background: #fff;
    border-radius: var(--td-radius-full);
    box-shadow: var(--td-shadow-s);
    transition: inset-inline-start var(--td-fast) var(--td-ease);
  }
  &:checked {
    background: var(--td-accent);
  }
  &:checked::before {
    inset-inline-start: 14px;
  }
  &:disabled {
    opacity: 0.5;
  }
  &:focus-visible {
    outline: 2px solid var(--td-focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;
