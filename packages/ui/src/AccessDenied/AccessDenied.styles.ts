import { styled } from 'styled-components';

export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: var(--td-space-2);
  min-block-size: min(60vh, 420px);
  padding: var(--td-space-8) var(--td-space-4);
  text-align: center;
  overflow-wrap: anywhere;
  font: var(--td-text-s) / 1.5 var(--td-font);

  h1 {
    margin: 0;
    font-size: var(--td-text-xl);
    font-weight: 600;
    letter-spacing: -0.015em;
  }
  p {
    margin: 0;
    max-inline-size: min(100%, 44ch);
    color: var(--td-ink-muted);
    text-wrap: balance;
  }
`;

export const Emblem = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  margin-block-end: var(--td-space-2);
  border-radius: var(--td-radius-full);
  color: var(--td-ink-muted);
  background: var(--td-sunken);
  box-shadow: inset 0 0 0 1px var(--td-line);

  &[data-tone='bad'] {
    color: var(--td-bad-text);
    background: var(--td-bad-soft);
    box-shadow: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--td-space-2);
  margin-block-start: var(--td-space-3);
`;
