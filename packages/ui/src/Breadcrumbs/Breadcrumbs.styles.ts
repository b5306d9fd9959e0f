import { styled } from 'styled-components';

export const Trail = styled.nav`
  font-size: var(--td-text-xs);

  & > ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 4px;
  }
  & li {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: var(--td-ink-muted);
  }
  & li > svg {
    opacity: 0.7;
  }
  & a {
    color: inherit;
    text-decoration: none;
    border-radius: 3px;
  }
  & a:hover {
    color: var(--td-ink);
    text-decoration: underline;
  }
`;
