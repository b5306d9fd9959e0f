import { Button } from '@tilldesk/ui';
import { Popover } from '@tilldesk/ui/overlay';
import { styled } from 'styled-components';

export const InHeader = styled.div`
  display: none;
  align-items: center;
  gap: var(--td-space-2);

  @media (min-width: 1024px) {
    display: flex;
  }
`;

export const InMenu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--td-space-2);
  padding: var(--td-space-2);

  @media (min-width: 1024px) {
    display: none;
  }
`;

/** A button as wide as its place; its key stands at the end. */
export const Wide = styled(Button)`
  flex: 1;
  justify-content: flex-start;
  min-inline-size: 0;

  > span {
    display: flex;
    flex: 1;
  }
`;

/** Where the header has room for a field. */
export const InWide = styled.div`
  display: none;

  @media (min-width: 1280px) {
    display: flex;
  }
`;

/** Where the header has no room for more than an icon. */
export const InNarrow = styled.div`
  display: flex;
  justify-content: flex-end;

  @media (min-width: 1280px) {
    display: none;
  }
`;

/** Words that leave a full header to their icon. */
export const CollapsibleLabel = styled.span`
  @media (min-width: 1024px) and (max-width: 1279px) {
    display: none;
  }
`;

/** The staff's chats: the list and a chat beside it, or one of them on a small screen; 540 px high (spec §9). */
export const StaffChatPopover = styled(Popover)`
  && {
    inline-size: 760px;
    block-size: 540px;
    padding: 0;
    overflow: clip;
  }
`;
