import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { createFakeChatServer, type FakeChatServer, type FakeLine } from '../testing/fakeSupport.ts';
import type { ChatLanguage } from '../texts/translate.ts';
import { StaffChat } from './StaffChat.tsx';
import { SupportChat } from './SupportChat.tsx';

const ada = { id: 'ada', name: 'Ada Byron', email: 'ada@demo.test' };
const grace = { id: 'grace', name: 'Grace Hopper', email: 'grace@demo.test' };

type Sides = { chatServer: FakeChatServer; requester: FakeLine; staff: FakeLine };

type BothSidesProps = {
  language: ChatLanguage;
  /** Whether the product shows notices itself. */
  hasToasts?: boolean;
  onSides?: (sides: Sides) => void;
};

/** Both sides of a desk in memory: the requester's widget in the corner, the staff's chats in the page. */
function BothSides({ language, hasToasts = true, onSides }: BothSidesProps) {
  const [sides] = useState(() => {
    const chatServer = createFakeChatServer();
    const made = { chatServer, requester: chatServer.lineOf(ada, false), staff: chatServer.lineOf(grace, true) };
    onSides?.(made);
    return made;
  });
  return (
    <div style={{ blockSize: 600, maxInlineSize: 720 }}>
      <StaffChat
        transport={sides.staff}
        me={grace}
        language={language}
        timeZone="UTC"
        onNotice={hasToasts ? staffNotice : undefined}
      />
      <SupportChat
        transport={sides.requester}
        me={ada}
        language={language}
        timeZone="UTC"
        onNotice={hasToasts ? requesterNotice : undefined}
      />
    </div>
  );
}

const requesterNotice = fn();
const staffNotice = fn();
let now: Sides;

const meta = {
  title: 'Chat/SupportChat',
  component: BothSides,
  args: { language: 'en', onSides: (sides) => (now = sides) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BothSides>;
export default meta;

type Story = StoryObj<typeof meta>;

const widget = (name?: string) => screen.findByRole('dialog', name === undefined ? {} : { name });
const startsChat = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open support chat' }));
  const form = within(await widget('Chat With Us'));
  await userEvent.click(await form.findByRole('radio', { name: 'Repair Services' }));
  await userEvent.click(form.getByRole('button', { name: 'Start Chat' }));
  return within(await widget('Support'));
};
const isJoined = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Ada Byron.*Asks for help/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Join Chat' }));
  return within(await screen.findByRole('region', { name: 'Ada Byron' }));
};
type Place = ReturnType<typeof within>;
const writes = async (place: Place, text: string) =>
  userEvent.type(place.getByRole('textbox', { name: 'Message' }), `${text}{Enter}`);
const messages = () => now.chatServer.storedMessages().map(({ senderName, content }) => `${senderName}: ${content}`);

/** Only the button is loaded. The rest is loaded when it is pressed. */
export const Launcher: Story = {};

export const QuestionAndReply_S4_24: Story = {
  play: async () => {
    const requester = await startsChat();
    await requester.findByText(/Hello, I have a question about a repair\./);
    await expect(requester.getByText('Somebody will be with you in a moment.')).toBeVisible();
    const staff = await isJoined();
    await writes(staff, 'Which phone is it?');
    await requester.findByText('Which phone is it?');
    await widget('Grace Hopper');
    await writes(requester, 'An Aurora X2');
    await staff.findByText('An Aurora X2');
    await waitFor(() => expect(requester.getByText('Read')).toBeVisible());
    await expect(messages()).toEqual([
      'Ada Byron: Hello, I have a question about a repair.\n\nTopic: Repair Services\nName: Ada Byron\nEmail: ada@demo.test',
      'Grace Hopper: Which phone is it?',
      'Ada Byron: An Aurora X2',
    ]);
  },
};

export const WhatIsWrittenOfflineIsSentOnce: Story = {
  play: async () => {
    const requester = await startsChat();
    await requester.findByText(/Hello, I have a question/);
    now.requester.disconnect();
    await requester.findByText(/Disconnected/);
    await writes(requester, 'One');
    await writes(requester, 'Two');
    await waitFor(() => expect(requester.getAllByText('Waiting to be sent')).toHaveLength(2));
    await expect(messages()).toHaveLength(1);
    now.requester.reconnect();
    await waitFor(() => expect(messages().slice(1)).toEqual(['Ada Byron: One', 'Ada Byron: Two']));
    await requester.findByText(/Connected/);
  },
};

export const AttachesAFile_S5_24: Story = {
  play: async () => {
    const requester = await startsChat();
    await requester.findByText(/Hello, I have a question/);
    const chooser = (await widget()).querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(
      chooser,
      [
        new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }),
        new File(['the receipt'], 'receipt.txt', { type: 'text/plain' }),
        new File(['another'], 'other.txt', { type: 'text/plain' }),
      ],
      { applyAccept: false },
    );
    await requester.findByText('0.01 MB');
    await waitFor(() => expect(requester.getByRole('button', { name: 'Send' })).toBeEnabled());
    await userEvent.click(requester.getByRole('button', { name: 'Send' }));
    await requester.findByTitle('Save receipt.txt');
    const staff = await isJoined();
    await staff.findByTitle('Save receipt.txt');
  },
};

export const WrongFileType_S5_21: Story = {
  play: async () => {
    const requester = await startsChat();
    await requester.findByText(/Hello, I have a question/);
    const chooser = (await widget()).querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(chooser, new File(['<svg/>'], 'drawing.svg', { type: 'image/svg+xml' }), {
      applyAccept: false,
    });
    await requester.findByText('File type image/svg+xml is not supported.');
  },
};

export const ClosedAndReopened_S4_21_S4_22_S4_23: Story = {
  play: async () => {
    const requester = await startsChat();
    const staff = await isJoined();
    await writes(staff, 'Done!');
    await requester.findByText('Done!');
    await userEvent.click(staff.getByRole('button', { name: 'Close Chat' }));
    await waitFor(() =>
      expect(staffNotice).toHaveBeenCalledWith({ kind: 'success', text: 'Chat closed successfully' }),
    );
    // The requester is back at the list and finds the chat closed.
    const list = within(await widget('Chat With Us'));
    await userEvent.click(await list.findByRole('button', { name: /Closed/ }));
    const closed = within(await widget('Grace Hopper'));
    await closed.findByText('This chat session has ended. Need more help? You can Reopen the chat anytime.');
    await expect(closed.getByRole('textbox', { name: 'Message' })).toBeDisabled();
    await userEvent.click(closed.getByRole('button', { name: 'Reopen' }));
    await closed.findByText('Somebody will be with you in a moment.');
    await expect(closed.getByRole('textbox', { name: 'Message' })).toBeEnabled();
  },
};

export const TheFormShowsMissingFields_S2_25_S5_20: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open support chat' }));
    const form = within(await widget('Chat With Us'));
    const name = await form.findByRole('textbox', { name: /Name/ });
    const email = form.getByRole('textbox', { name: /Email/ });
    await expect([name, email].map((box) => (box as HTMLInputElement).value)).toEqual(['Ada Byron', 'ada@demo.test']);
    await userEvent.clear(name);
    await userEvent.clear(email);
    await userEvent.click(form.getByRole('button', { name: 'Start Chat' }));
    await expect([form.getByText('Name is required'), form.getByText('Email is required')]).toHaveLength(2);
    await userEvent.type(name, 'A');
    await expect(form.queryByText('Name is required')).toBeNull();
    await userEvent.type(email, 'ada@demo');
    await expect(form.queryByText('Email is required')).toBeNull();
    await userEvent.click(form.getByRole('button', { name: 'Start Chat' }));
    await form.findByText('Please enter a valid email address');
  },
};

export const OneChatAtATime_S5_28: Story = {
  play: async () => {
    const requester = await startsChat();
    await requester.findByText(/Hello, I have a question/);
    await userEvent.click(requester.getByRole('button', { name: 'Back to the chats' }));
    const list = within(await widget('Chat With Us'));
    await userEvent.click(list.getByRole('tab', { name: 'New Chat' }));
    await waitFor(() =>
      expect(requesterNotice).toHaveBeenCalledWith({
        kind: 'error',
        text: 'You already have an active chat. Please close it before starting a new one.',
      }),
    );
  },
};

export const Minimized_S2_23: Story = {
  play: async () => {
    const requester = await startsChat();
    await isJoined();
    await widget('Grace Hopper');
    await userEvent.click(requester.getByRole('button', { name: 'Minimize' }));
    const card = await screen.findByRole('button', { name: /Grace Hopper/ });
    await expect(within(card).getByTitle('Active')).toBeVisible();
    await userEvent.click(card);
    await widget('Grace Hopper');
  },
};

export const Spanish: Story = {
  args: { language: 'es' },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Abrir el chat de soporte' }));
    const form = within(await widget('Chatee con nosotros'));
    await userEvent.click(await form.findByRole('radio', { name: 'Servicio de reparación' }));
    await userEvent.click(form.getByRole('button', { name: 'Iniciar chat' }));
    const requester = within(await widget('Soporte'));
    await requester.findByText(/Hola, tengo una pregunta sobre una reparación\./);
    await expect(requester.getByText('Alguien le atenderá en un momento.')).toBeVisible();
  },
};

export const LeavingTheFormClearsIt_S2_24_S4_25: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Open support chat' }));
    const window = within(await widget('Chat With Us'));
    await userEvent.type(await window.findByRole('textbox', { name: /Name/ }), ' King');
    await userEvent.click(window.getByRole('tab', { name: 'Recent Chats' }));
    await expect(window.getByText('No Recent Chats')).toBeVisible();
    await expect(window.getByText('Connected')).toBeVisible();
    await userEvent.click(window.getByRole('tab', { name: 'New Chat' }));
    await expect(await window.findByRole('textbox', { name: /Name/ })).toHaveValue('Ada Byron');
  },
};

/** When the product shows no toasts, the chat shows its own: top center, up to nine. */
export const OwnToasts_S9_24: Story = {
  args: { hasToasts: false },
  play: async () => {
    await startsChat();
    const toast = await screen.findByText('Ada Byron asks for help: Repair Services');
    await expect(toast.closest('[data-position]')).toHaveAttribute('data-position', 'top-center');
  },
};
