import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--td-space-2);
  padding: var(--td-space-10) var(--td-space-4);
  text-align: center;
  overflow-wrap: anywhere;

  & > span:first-child {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-block-end: var(--td-space-1);
    background: var(--td-sunken);
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-l);
    color: var(--td-ink-muted);
  }
  & > h2 {
    font-size: var(--td-text-m);
  }
  & > p {
    max-inline-size: 44ch;
    color: var(--td-ink-muted);
    text-wrap: balance;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--td-space-2);
    margin-block-start: var(--td-space-2);
  }
`;
