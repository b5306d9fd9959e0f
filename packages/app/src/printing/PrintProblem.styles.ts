import { Alert, Card } from '@tilldesk/ui';
import { styled } from 'styled-components';

/** Shown above any page, at the page's width. */
export const Above = styled(Alert)`
  inline-size: 100%;
  max-inline-size: 1440px;
  margin-inline: auto;
  margin-block-end: var(--td-space-4);
`;

export const Preview = styled(Card)`
  max-block-size: min(64dvh, 760px);
  overflow: auto;
`;
