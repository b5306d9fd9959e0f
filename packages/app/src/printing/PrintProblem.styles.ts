import { Alert, Card } from '@tilldesk/ui';
import { styled } from 'styled-components';

/** Above whatever page is open, at its width. */
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
