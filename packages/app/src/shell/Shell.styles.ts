import { Button, Strip } from '@tilldesk/ui';
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

/** The mark of a preview above every page. */
export const PreviewMark = styled(Strip)`
  margin-block-end: var(--td-space-4);
`;

/** A full-width button, with its shortcut at the end. */
export const Wide = styled(Button)`
  flex: 1;
  justify-content: flex-start;
  min-inline-size: 0;

  > span {
    display: flex;
    flex: 1;
  }
`;

/** Shown where the header has room for a field. */
export const InWide = styled.div`
  display: none;

  @media (min-width: 1280px) {
    display: flex;
  }
`;

/** Shown where the header has room for an icon only. */
export const InNarrow = styled.div`
  display: flex;
  justify-content: flex-end;

  @media (min-width: 1280px) {
    display: none;
  }
`;

/** A label that is hidden, in favor of its icon, when the header is full. */
export const CollapsibleLabel = styled.span`
  @media (min-width: 1024px) and (max-width: 1279px) {
    display: none;
  }
`;

/** The staff's chats: the list next to a chat, or one of both on a small screen; 540 px high (spec §9). */
export const StaffChatPopover = styled(Popover)`
  && {
    inline-size: 760px;
    block-size: 540px;
    padding: 0;
    overflow: clip;
  }
`;
