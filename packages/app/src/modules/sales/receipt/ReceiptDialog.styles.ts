import { Card } from '@tilldesk/ui';
import { styled } from 'styled-components';

export const Preview = styled(Card)`
  max-block-size: min(64dvh, 760px);
  overflow: auto;
`;
