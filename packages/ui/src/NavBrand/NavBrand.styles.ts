import { styled } from 'styled-components';

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;

  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--td-space-2);
    min-inline-size: 0;
    padding: var(--td-space-1);
    border-radius: var(--td-radius-m);
    color: var(--td-ink);
    text-decoration: none;
  }
`;

export const Logo = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--td-radius-m);
  color: var(--td-accent-ink);
  background: var(--td-accent);

  @media print {
    print-color-adjust: exact;
  }
`;

export const Names = styled.span`
  display: flex;
  align-items: baseline;
  gap: var(--td-space-2);
  min-inline-size: 0;
  white-space: nowrap;

  strong {
    overflow: hidden;
    text-overflow: ellipsis;
    font-size: var(--td-text-m);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    padding-inline-start: var(--td-space-2);
    border-inline-start: 1px solid var(--td-line);
    color: var(--td-ink-muted);
    font-size: var(--td-text-s);
  }
  @media (max-width: 640px) {
    /* When the name does not fit, it wraps to a hidden second line: the logo alone is better than "Ti…". */
    flex-wrap: wrap;
    align-content: start;
    row-gap: 2lh;
    block-size: 1lh;
    overflow: hidden;

    &::before {
      content: '';
    }
    strong {
      margin-inline-start: calc(-1 * var(--td-space-2));
    }
    small {
      display: none;
    }
  }
`;
