import { styled } from 'styled-components';

export const Bar = styled.i`
  display: block;
  block-size: 12px;
  margin-block-end: var(--td-space-1);
  border-radius: 2px;
  background: var(--td-accent);
  forced-color-adjust: none;
`;

export const Corner = styled.i`
  display: block;
  inline-size: 88px;
  block-size: 44px;
  margin-block-end: var(--td-space-1);
  border: 1px solid var(--td-line-strong);
  background: var(--td-surface);
`;

export const Specimen = styled.p`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  line-height: 1.25;

  &[data-figures] {
    font-variant-numeric: tabular-nums;
    text-align: end;
    inline-size: 16ch;
  }
`;

export const Plane = styled.div`
  display: grid;
  gap: var(--td-space-2);
  padding: var(--td-space-5);
  border: 1px solid var(--td-line);
  border-radius: var(--td-radius-l);
  background: var(--td-raised);
`;

export const Track = styled.i`
  position: relative;
  display: block;
  block-size: 28px;
  margin-block-end: var(--td-space-1);
  border-radius: var(--td-radius-full);
  background: var(--td-sunken);

  &::before {
    content: '';
    position: absolute;
    inset-block: 4px;
    inset-inline-start: 4px;
    inline-size: 20px;
    border-radius: var(--td-radius-full);
    background: var(--td-accent);
    transition: inset-inline-start var(--time) var(--td-ease);
  }
  &[data-there='true']::before {
    inset-inline-start: calc(100% - 24px);
  }
`;

export const Stack = styled.ol`
  position: relative;
  block-size: 260px;

  & > li {
    position: absolute;
    display: flex;
    justify-content: space-between;
    gap: var(--td-space-4);
    inline-size: min(300px, 70%);
    block-size: 116px;
    padding: var(--td-space-3) var(--td-space-4);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    background: var(--td-raised);
    box-shadow: var(--td-shadow-m);
    font-size: var(--td-text-s);
  }
  & > li:nth-child(2) {
    inset-block-start: 44px;
    inset-inline-start: 10%;
  }
  & > li:nth-child(3) {
    inset-block-start: 88px;
    inset-inline-start: 20%;
  }
  & > li:nth-child(4) {
    inset-block-start: 132px;
    inset-inline-start: 30%;
  }
`;

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--td-space-4);
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--td-space-2);

  & button {
    display: grid;
    place-items: center;
    place-content: center;
    inline-size: 100%;
    block-size: 92px;
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    background: var(--td-surface);
    text-align: center;
  }
  & button > svg:last-child {
    display: none;
  }
  & button[data-copied='true'] > svg:last-child {
    display: block;
    position: absolute;
    inset-block-start: 6px;
    inset-inline-end: 6px;
    color: var(--td-ok-text);
  }
  & button > svg:first-child {
    color: var(--td-ink);
    opacity: 1;
  }
  & li {
    position: relative;
  }
`;
