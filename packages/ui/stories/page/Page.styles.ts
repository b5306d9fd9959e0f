import { styled } from 'styled-components';

export const Sheet = styled.article`
  display: grid;
  gap: var(--td-space-10);
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: var(--td-space-8) var(--td-space-12);
  font-size: var(--td-text-m);

  & > header {
    display: grid;
    gap: var(--td-space-2);
  }
  & h1 {
    font-size: var(--td-text-3xl);
    letter-spacing: -0.02em;
  }
  & > header p {
    max-inline-size: 62ch;
    color: var(--td-ink-muted);
    font-size: var(--td-text-l);
  }
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--td-space-4);

  & > header {
    display: grid;
    gap: var(--td-space-1);
  }
  & > header h2 {
    font-size: var(--td-text-xl);
  }
  & > header p {
    max-inline-size: 68ch;
    color: var(--td-ink-muted);
  }
`;

export const Rows = styled.ul`
  border-block-start: 1px solid var(--td-line);

  & > li {
    display: grid;
    grid-template-columns: 176px 128px minmax(0, 1fr);
    align-items: center;
    gap: var(--td-space-2) var(--td-space-4);
    padding-block: var(--td-space-3);
    border-block-end: 1px solid var(--td-line);
  }
  & small {
    color: var(--td-ink-muted);
    font-size: var(--td-text-s);
  }
  @media (max-width: 640px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    & > li > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Name = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--td-space-2);
  min-block-size: var(--td-control-s);
  padding-inline: var(--td-space-2);
  border-radius: var(--td-radius-s);
  font: var(--td-text-xs) / 1.4 var(--td-mono);
  text-align: start;
  overflow-wrap: anywhere;

  & > svg {
    color: var(--td-ink-muted);
    opacity: 0;
  }
  &:hover {
    background: var(--td-hover);
  }
  &:is(:hover, :focus-visible, [data-copied='true']) > svg {
    opacity: 1;
  }
`;

export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--tile, 148px), 1fr));
  gap: var(--td-space-3);

  &[data-size='wide'] {
    --tile: min(320px, 100%);
  }
`;
