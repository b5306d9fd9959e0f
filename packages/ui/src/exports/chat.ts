/**
 * `@tilldesk/ui/chat`: the components of a support chat, from its button to a message. A page loads only the button, and the
 * rest on the first press.
 */
export { ChatComposer, type ChatComposerProps, type ChatComposerTexts } from '../ChatComposer/ChatComposer.tsx';
export { type ComposerFile } from '../ChatComposer/ChatComposer.tsx';
export { ChatLauncher, type ChatLauncherProps } from '../ChatLauncher/ChatLauncher.tsx';
export { ChatList, type ChatConnection, type ChatListProps, type ChatListTexts } from '../ChatList/ChatList.tsx';
export { type ChatSummary } from '../ChatList/chatSummary.ts';
export {
  chatFileKinds,
  type ChatDelivery,
  type ChatEntry,
  type ChatFile,
  type ChatFileKind,
} from '../ChatWindow/chatEntry.ts';
export { ChatWindow, type ChatWindowProps } from '../ChatWindow/ChatWindow.tsx';
export { type ChatWindowTexts } from '../ChatWindow/chatWindowTexts.ts';
export {
  SupportWidget,
  supportTabs,
  type SupportTab,
  type SupportWidgetProps,
  type SupportWidgetTexts,
} from '../SupportWidget/SupportWidget.tsx';
export { type SupportState } from '../SupportWidget/useFocusMoves.ts';
export {
  TopicForm,
  type ChatTopicChoice,
  type TopicDetails,
  type TopicFormProps,
  type TopicFormTexts,
  type TopicProblems,
} from '../TopicForm/TopicForm.tsx';
