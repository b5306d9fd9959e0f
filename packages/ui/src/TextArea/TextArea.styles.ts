import { styled } from 'styled-components';
import { controlBox } from '../Field/controlBox.ts';

export const Root = styled.div`
  display: grid;
  gap: 4px;
  min-inline-size: 0;
  inline-size: 100%;
  font-size: var(--td-text-xs);
  line-height: 1.4;
  color: var(--td-ink-muted);

  & > textarea {
    ${controlBox}
    display: block;
    padding-block: 7px;
    line-height: 1.45;
    resize: vertical;
    min-block-size: calc(var(--td-control) * 2);
  }
  & > textarea:focus-visible {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  & > textarea[data-disabled] {
    resize: none;
  }
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--td-space-3);
  }
  & > div > [role='alert'] {
    color: var(--td-warn-text);
  }
  & > div > :last-child {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;
