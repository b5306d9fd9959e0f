import { styled } from 'styled-components';

export const Beside = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--td-space-2);
  min-inline-size: 0;
  max-inline-size: 100%;

  > :first-child {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :last-child:not(:first-child) {
    flex: none;
  }
`;

export const WithButton = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--td-space-2);
`;

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-4);
`;

export const Held = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--td-space-3);

  > strong {
    font-size: var(--td-text-3xl);
    font-weight: 600;
    line-height: 40px;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

export const Checked = styled.div`
  display: grid;
  gap: var(--td-space-1);
  font-size: var(--td-text-s);
  font-variant-numeric: tabular-nums;

  > ul {
    display: grid;
    gap: 2px;
    max-block-size: 132px;
    margin: var(--td-space-2) 0 0;
    padding: 0;
    overflow: auto;
    list-style: none;
    color: var(--td-bad-text);
  }
  > ul b {
    font-weight: 500;
  }
`;
