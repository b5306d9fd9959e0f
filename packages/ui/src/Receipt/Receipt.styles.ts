import { styled } from 'styled-components';

export const Paper = styled.article`
  box-sizing: border-box;
  margin-inline: auto;
  color: var(--td-ink);
  background: var(--td-surface);
  font: var(--td-text-s) / 1.45 var(--td-font);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  forced-color-adjust: none;

  &[data-paper='80mm'] {
    inline-size: 80mm;
    max-inline-size: 100%;
    padding: 5mm 4mm;
    font-size: 12px;
  }
  &[data-size='58mm'] {
    inline-size: 58mm;
    padding: 4mm 3mm;
    font-size: 11px;
  }
  &[data-paper='a4'] {
    inline-size: 210mm;
    max-inline-size: 100%;
    padding: 18mm 16mm;
  }
  &[data-size='letter'] {
    inline-size: 216mm;
  }
  @media screen {
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-s);
    box-shadow: var(--td-shadow-m);
  }
  @media print {
    color: black;
    background: white;
    -webkit-font-smoothing: auto;

    &[data-paper] {
      margin: 0;
      max-inline-size: none;
    }
    /* The page itself has the margins, so that each page of a sheet has them. */
    &[data-paper='a4'] {
      inline-size: auto;
      padding: 0;
    }
  }
  @media screen and (max-width: 640px) {
    &[data-paper='a4'] {
      padding: var(--td-space-5) var(--td-space-4);
    }
  }
`;

export const Store = styled.header`
  display: grid;
  gap: 1px;
  padding-block-end: var(--td-space-3);

  h2 {
    margin: 0;
    font-size: var(--td-text-l);
    font-weight: 700;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  > strong {
    justify-self: center;
    margin-block-start: var(--td-space-2);
    padding-inline: var(--td-space-3);
    border: 2px solid;
    font-size: var(--td-text-l);
    letter-spacing: 0.08em;
  }
  p {
    margin: 0;
  }
  [data-paper='80mm'] & {
    text-align: center;
  }
  [data-paper='a4'] & {
    h2 {
      font-size: var(--td-text-2xl);
    }
    p {
      color: var(--td-ink-muted);
    }
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 1px var(--td-space-3);
  margin: 0;
  padding-block: var(--td-space-2);
  border-block-start: 1px dashed currentColor;

  dt {
    color: var(--td-ink-muted);
  }
  dd {
    margin: 0;
    text-align: end;
  }
  [data-paper='a4'] & {
    grid-template-columns: repeat(4, auto);
    grid-auto-flow: column;
    grid-template-rows: auto auto;
    justify-content: space-between;
    padding-block: var(--td-space-4);
    border-block-start: 1px solid var(--td-line);
    dd {
      text-align: start;
      font-weight: 500;
    }
  }
  @media screen and (max-width: 640px) {
    [data-paper='a4'] & {
      grid-template: none / auto minmax(0, 1fr);
      grid-auto-flow: row;
      dd {
        text-align: end;
      }
    }
  }
  @media print {
    dt {
      color: inherit;
    }
  }
`;

export const Lines = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  border-block: 1px dashed currentColor;

  th,
  td {
    padding-inline: 0;
  }
  th {
    padding-block: var(--td-space-1);
    font-weight: 600;
    text-align: start;
  }
  td {
    padding-block: 3px;
    vertical-align: top;
  }
  th:not(:first-child),
  td:not(:first-child) {
    padding-inline-start: var(--td-space-2);
    text-align: end;
    white-space: nowrap;
  }
  small {
    display: block;
    font-size: 11px;
  }
  tr {
    break-inside: avoid;
  }
  [data-paper='80mm'] & [data-wide] {
    display: none;
  }
  [data-paper='a4'] & {
    border-block: 1px solid var(--td-line-strong);
    th {
      padding-block: var(--td-space-2);
      color: var(--td-ink-muted);
      font-weight: 500;
    }
    td {
      padding-block: var(--td-space-2);
      border-block-start: 1px solid var(--td-line);
    }
    [data-slim] {
      display: none;
    }
  }
  @media screen and (max-width: 640px) {
    [data-paper='a4'] & [data-wide] {
      display: none;
    }
    [data-paper='a4'] & [data-slim] {
      display: block;
    }
  }
`;

export const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px var(--td-space-3);
  margin: 0;
  padding-block: var(--td-space-2);
  break-inside: avoid;

  & + & {
    border-block-start: 1px dashed currentColor;
  }
  dt small {
    display: block;
    font-size: 11px;
  }
  dd {
    margin: 0;
    text-align: end;
  }
  [data-total] {
    padding-block: 2px;
    font-size: var(--td-text-l);
    font-weight: 700;
  }
  [data-paper='a4'] & {
    margin-inline-start: auto;
    inline-size: min(100%, 320px);
  }
  [data-paper='a4'] & + & {
    border-block-start: 1px solid var(--td-line);
  }
`;

export const Terms = styled.section`
  display: grid;
  gap: 2px;
  padding-block: var(--td-space-2);

  h3 {
    margin: 0;
    font-size: inherit;
    font-weight: 600;
  }
  p {
    margin: 0;
    font-size: 11px;
  }
  * + & {
    border-block-start: 1px dashed currentColor;
  }
  [data-paper='a4'] * + & {
    border-block-start: 1px solid var(--td-line);
  }
`;

export const Foot = styled.footer`
  display: grid;
  justify-items: center;
  gap: var(--td-space-2);
  padding-block-start: var(--td-space-3);
  border-block-start: 1px dashed currentColor;
  text-align: center;
  break-inside: avoid;

  p {
    margin: 0;
  }
  [data-paper='a4'] & {
    margin-block-start: var(--td-space-8);
    border-block-start: 1px solid var(--td-line);
  }
`;
