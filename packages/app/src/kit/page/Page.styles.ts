import { styled } from 'styled-components';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--td-space-5);
  inline-size: 100%;
  max-inline-size: 1440px;
  margin-inline: auto;

  &[data-width='narrow'] {
    max-inline-size: 880px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--td-space-3) var(--td-space-4);

  h1 {
    margin: 0;
    font: 600 var(--td-text-xl) / 28px var(--td-font);
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
  p {
    margin: 0;
    color: var(--td-ink-muted);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--td-space-2);
`;

export const Trail = styled.nav`
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: var(--td-space-1) var(--td-space-2);
    margin: 0 0 var(--td-space-1);
    padding: 0;
    list-style: none;
    color: var(--td-ink-muted);
    font-size: var(--td-text-s);
  }
  li + li::before {
    content: '/';
    margin-inline-end: var(--td-space-2);
    color: var(--td-line-strong);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: var(--td-accent-text);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;

export const FailedPanel = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--td-space-2);
  padding: var(--td-space-8) var(--td-space-4);
  color: var(--td-ink-muted);
  text-align: center;

  strong {
    color: var(--td-ink);
    font-weight: 600;
  }
  p {
    margin: 0 0 var(--td-space-2);
  }
`;

export const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 40vh;
  color: var(--td-ink-muted);

  &[data-whole] {
    min-block-size: 100vh;
  }
`;
