import { styled } from 'styled-components';
import { Panel as Centred } from '../AccessDenied/AccessDenied.styles.ts';

export const Panel = styled(Centred)`
  min-block-size: min(100dvh, 640px);
`;

export const Detail = styled.details`
  inline-size: min(100%, 560px);
  margin-block-start: var(--td-space-4);
  text-align: start;

  summary {
    inline-size: fit-content;
    margin-inline: auto;
    color: var(--td-ink-muted);
    cursor: pointer;
  }
  pre {
    max-block-size: 200px;
    margin: var(--td-space-2) 0 0;
    padding: var(--td-space-3);
    overflow: auto;
    border: 1px solid var(--td-line);
    border-radius: var(--td-radius-m);
    background: var(--td-sunken);
    font: var(--td-text-xs) / 1.5 var(--td-mono);
    white-space: pre-wrap;
  }
`;
