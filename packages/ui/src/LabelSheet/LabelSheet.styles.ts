import { styled } from 'styled-components';

export const Sheet = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-size='sheet'] {
    gap: 0;
    max-inline-size: 210mm;
  }

  @media print {
    gap: 0;

    &[data-size='sheet'] {
      inline-size: 210mm;
    }
  }
`;

export const Piece = styled.li`
  box-sizing: border-box;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  align-items: center;
  inline-size: var(--label-width);
  block-size: var(--label-height);
  padding: 1.6mm 2mm;
  overflow: hidden;
  color: #000;
  background: #fff;
  font: 2.6mm / 1.2 var(--td-font);
  forced-color-adjust: none;
  break-inside: avoid;

  @media screen {
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-s);
  }
  @media print {
    [data-size='small'] > &,
    [data-size='medium'] > & {
      break-after: page;
    }
  }

  & > p {
    display: flex;
    justify-content: space-between;
    gap: 1.5mm;
    margin: 0;
    min-inline-size: 0;
    white-space: nowrap;
  }
  & > p > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > p > b {
    font-size: 3.2mm;
  }
  & figure {
    justify-self: center;
    max-inline-size: 100%;
    padding: 0;
  }
`;
