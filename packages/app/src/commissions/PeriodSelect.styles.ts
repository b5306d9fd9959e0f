import { Select } from '@tilldesk/ui/select';
import { styled } from 'styled-components';

/** As wide as two days with a hint need. */
export const Chooser = styled(Select)`
  inline-size: min(24rem, 100%);
`;
