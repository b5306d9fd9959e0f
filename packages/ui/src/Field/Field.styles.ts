import { styled } from 'styled-components';
import { oneRule } from '../theme/oneRule.ts';
import { fieldNotes, labelMarks } from './fieldTexts.ts';

/** Label and notes are plain elements styled here: a form mounts many fields, and each styled element costs a component. */
export const Root = styled.div(
  oneRule(`
  display: grid;
  gap: 6px;
  align-content: start;
  min-inline-size: 0;

  &[data-inline] {
    grid-template-columns: minmax(120px, 1fr) minmax(0, 2fr);
    column-gap: var(--td-space-4);
    align-items: center;
  }
  &[data-inline] > :nth-child(n + 3) {
    grid-column: 2;
  }
  & > label {
    font-size: var(--td-text-s);
    font-weight: 500;
    color: var(--td-ink);
    overflow-wrap: anywhere;
    ${labelMarks}
  }
  ${fieldNotes}
`),
);
