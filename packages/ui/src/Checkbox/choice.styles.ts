import { styled } from 'styled-components';

/** Places a small native control next to its text. The whole row is the click target. */
export const ChoiceRow = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--td-space-2);
  min-block-size: var(--td-control-s);
  padding-block: calc((var(--td-control-s) - 20px) / 2);
  line-height: 20px;
  cursor: pointer;
  max-inline-size: 100%;
  overflow-wrap: anywhere;

  &[data-bare] {
    min-block-size: 0;
    padding: 0;
  }
  &:has(:disabled) {
    color: var(--td-ink-muted);
    cursor: not-allowed;
  }
  & small {
    display: block;
    font-size: var(--td-text-xs);
    line-height: 1.4;
    color: var(--td-ink-muted);
  }
`;

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 8.4 2.7 2.7L12 5.3'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round'%3E%3Cpath d='M4.5 8h7'/%3E%3C/svg%3E\")";

export const Box = styled.input`
  position: relative;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 2px 0;
  appearance: none;
  background: var(--td-surface);
  border: 1px solid var(--td-line-strong);
  border-radius: var(--td-radius-s);
  cursor: inherit;
  transition:
    background-color var(--td-fast) var(--td-ease),
    border-color var(--td-fast) var(--td-ease);

  &[type='radio'] {
    border-radius: var(--td-radius-full);
  }
  &:hover:not(:disabled) {
    border-color: var(--td-ink-muted);
  }
  &::before {
    content: '';
    position: absolute;
    inset: -1px;
    background: var(--td-accent-ink);
    opacity: 0;
    mask: ${tick} center / 16px no-repeat;
  }
  &[type='radio']::before {
    inset: 4px;
    border-radius: var(--td-radius-full);
    mask: none;
  }
  &:indeterminate:not([type='radio'])::before {
    mask-image: ${dash};
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    background: var(--td-accent);
    border-color: var(--td-accent);
  }
  &:checked::before,
  &:indeterminate:not([type='radio'])::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: var(--td-bad);
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
