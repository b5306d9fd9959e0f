import { Card } from '@tilldesk/ui';
import { styled } from 'styled-components';

/** The labels as they come out, in a frame that scrolls. */
export const Preview = styled(Card)`
  max-block-size: min(48dvh, 520px);
  overflow: auto;
`;
