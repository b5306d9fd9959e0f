/** `@tilldesk/domain/meetings`: meetings of people with the product's team. */
export { meetingNote, meetings, type Meeting } from '../meetings/meetings.contract.ts';
export {
  endOfMeeting,
  freeTimes,
  MEETING_DAYS,
  MEETING_MINUTES,
  MEETING_NOTICE,
  MEETINGS_AHEAD,
  type TeamHours,
} from '../meetings/meetings.rules.ts';
