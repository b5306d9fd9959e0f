import { styled } from 'styled-components';
import { fieldNotes, labelMarks } from '../Field/fieldTexts.ts';

/** Styles legend, notes and boxes: a group has one styled element in addition to its boxes. */
export const Group = styled.fieldset`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  &[data-orientation='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    column-gap: var(--td-space-5);
  }
  & > legend {
    padding: 0;
    margin-block-end: 2px;
    font-size: var(--td-text-s);
    font-weight: 500;
    overflow-wrap: anywhere;
    ${labelMarks}
  }
  & > label:has(> [data-all]) {
    inline-size: 100%;
    padding-block-end: 6px;
    margin-block-end: 2px;
    border-block-end: 1px solid var(--td-line);
  }
  ${fieldNotes}
  & > p {
    inline-size: 100%;
    margin-block: 2px;
  }
`;
