/** `@tilldesk/domain/chat`: support chat: entities, events and rules. */
export { type Chat, type ChatAttachment, type ChatMessage, type ChatParty } from '../chat/chat.entity.ts';
export { chatStatuses, chatTopics, type ChatStatus, type ChatTopic } from '../chat/chatKinds.ts';
export { chatDetails, chatEvents, chatJoined, newChatAvailable } from '../chat/chat.contract.ts';
export {
  attachmentProblem,
  firstValid,
  previewKind,
  type AttachmentProblem,
  type ChosenFile,
  type PreviewKind,
} from '../chat/attachments.rules.ts';
export {
  chatProblemOf,
  DUPLICATE_MS,
  hasOpenChat,
  HISTORY_PAGE,
  INTRO_MS,
  isParticipant,
  isPassing,
  MESSAGE_MAX,
  PENDING_CHECK_MS,
  PENDING_MS,
  REOPEN_DAYS,
  topicFormProblems,
  withStaff,
  withUpdate,
  type ChatProblem,
  type TopicFormProblems,
} from '../chat/chat.rules.ts';
export { chatUserType } from '../chat/userType.rules.ts';
