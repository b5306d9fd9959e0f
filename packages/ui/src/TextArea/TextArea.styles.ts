import { styled } from 'styled-components';
import { controlBox } from '../Field/inputBox.styles.ts';

export const Area = styled.textarea`
  ${controlBox}
  display: block;
  padding-block: 7px;
  line-height: 1.45;
  resize: vertical;
  min-block-size: calc(var(--td-control) * 2);

  &:focus-visible {
    border-color: var(--td-focus);
    outline: 2px solid var(--td-focus);
    outline-offset: -1px;
  }
  &[data-disabled] {
    resize: none;
    -webkit-text-fill-color: currentColor;
    opacity: 1;
  }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--td-space-3);

  & > span {
    margin-inline-start: auto;
    font-size: var(--td-text-xs);
    line-height: 1.4;
    color: var(--td-ink-muted);
    font-variant-numeric: tabular-nums;
  }
`;
