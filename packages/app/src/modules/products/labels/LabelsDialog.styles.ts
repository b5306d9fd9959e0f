import { Card } from '@tilldesk/ui';
import { styled } from 'styled-components';

/** Scrollable preview of the labels. */
export const Preview = styled(Card)`
  max-block-size: min(48dvh, 520px);
  overflow: auto;
`;
