import { fileURLToPath } from 'node:url';
import { peers } from './built.ts';
import { weightOf } from './weightOf.ts';

const kitFolder = fileURLToPath(new URL('../../../packages/ui/', import.meta.url));

/** The measured components with their imports; `goal` in KB gzip, without react and react-dom. */
const parts: readonly { name: string; goal?: number; source: string }[] = [
  {
    name: 'T1 ours: text input with counter, text area, searchable select, dialog, button, toast',
    goal: 28,
    source: `export { Button, TextArea, TextInput } from '@tilldesk/ui'; export { Combobox } from '@tilldesk/ui/select'; export { Dialog, Toaster, createToasts } from '@tilldesk/ui/overlay';`,
  },
  {
    name: 'T1 react-aria-components, unstyled',
    source: `export { Button, ComboBox, Dialog, DialogTrigger, Input, Label, ListBox, ListBoxItem, Modal, ModalOverlay, Popover, Text, TextArea, TextField, UNSTABLE_Toast, UNSTABLE_ToastQueue, UNSTABLE_ToastRegion, Virtualizer, ListLayout } from 'react-aria-components';`,
  },
  {
    name: 'T1 MUI',
    source: `export { Autocomplete, Button, Dialog, DialogActions, DialogContent, DialogTitle, Snackbar, TextField } from '@mui/material';`,
  },
  { name: 'T2 ours: searchable select', goal: 25.6, source: `export { Combobox } from '@tilldesk/ui/select';` },
  { name: 'T2 react-select', source: `export { default } from 'react-select';` },
  { name: 'T3 ours: button', goal: 12, source: `export { Button } from '@tilldesk/ui';` },
  { name: 'T3 ours: text field', goal: 12, source: `export { TextInput } from '@tilldesk/ui';` },
  {
    name: '   ours: text field with label, hint and error',
    source: `export { Field, TextInput } from '@tilldesk/ui';`,
  },
  {
    name: '   styled-components alone',
    source: `import { css, styled } from 'styled-components'; export const A = styled.div\`color: red\`; export { css };`,
  },
];

/** Components that show a chat; the transport comes on top of each. */
const chats: readonly { name: string; source: string }[] = [
  { name: 'T12 ours: launcher, before the first press', source: `export { ChatLauncher } from '@tilldesk/ui/chat';` },
  {
    name: 'T12 ours: what the first press shows',
    source: `export { ChatLauncher, SupportWidget, TopicForm } from '@tilldesk/ui/chat';`,
  },
  { name: 'T12 ours: all of the chat', source: `export * from '@tilldesk/ui/chat';` },
  {
    name: 'T12 chatscope, without its sheet',
    source: `export { ChatContainer, Conversation, ConversationList, MainContainer, Message, MessageInput, MessageList } from '@chatscope/chat-ui-kit-react';`,
  },
  { name: 'T12 deep-chat', source: `export { DeepChat } from 'deep-chat-react';` },
];

const onTopOfTheKit = `export { Button, Checkbox, Icon, TextInput } from '@tilldesk/ui'; export { ThemeRoot } from '@tilldesk/ui/theme';`;
const table = `export { DataTable } from '@tilldesk/ui/table';`;
const tools = `export * from '@tilldesk/ui/table-tools';`;
const tanstack = `export { createColumnHelper, createSortedRowModel, rowSelectionFeature, rowSortingFeature, sortFns, tableFeatures, useTable } from '@tanstack/react-table'; export { useVirtualizer } from '@tanstack/react-virtual';`;

/** Prints targets T1 to T3, T11 and T12, in KB of 1,000 bytes, like the published sizes of the competitors. */
export async function printBytes(): Promise<void> {
  for (const { name, goal, source } of parts) printSize(name, await kilobytes(source), goal);
  const kit = await kilobytes(onTopOfTheKit);
  const withTable = await kilobytes(`${onTopOfTheKit}${table}`);
  printSize('T11 ours: table on top of the kit', withTable - kit, 5);
  printSize('T11 ours: its tools on top of it', (await kilobytes(`${onTopOfTheKit}${table}${tools}`)) - withTable, 8);
  printSize('T11 TanStack table and virtualizer, headless', await kilobytes(tanstack));
  for (const { name, source } of chats) printSize(name, await kilobytes(source));
}

const kilobytes = (source: string) =>
  weightOf(source, source.includes('@tilldesk') || source.includes('styled') ? kitFolder : peers);

const printSize = (name: string, size: number, goal?: number) =>
  console.log(
    `${name.padEnd(88)} ${size.toFixed(2).padStart(7)} KB${goal === undefined ? '' : `   wanted at most ${goal}`}`,
  );
