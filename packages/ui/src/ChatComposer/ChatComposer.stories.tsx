import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { composerTexts } from '../ChatWindow/testing/chatTexts.ts';
import { ChatComposer, type ChatComposerProps } from './ChatComposer.tsx';

const onFiles = fn<(files: File[]) => void>();

const meta = {
  title: 'Chat/ChatComposer',
  component: ChatComposer,
  args: { onSend: fn(), onFiles, onRemoveFile: fn(), texts: composerTexts },
  decorators: [(Story) => <div style={{ maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ChatComposer>;
export default meta;
type Story = StoryObj<typeof meta>;

const text = (name: string, type = 'text/plain') => new File(['bytes'], name, { type });

/** The data of a drop or paste: the test helper copies own properties only. */
function carrying(...files: File[]) {
  const own = { files: { value: files }, types: { value: ['Files'] } };
  return Object.defineProperties(new DataTransfer(), own);
}

export const EnterSends_S5_25: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(box, '  one{Shift>}{Enter}{/Shift}two ');
    await expect(box).toHaveValue('  one\ntwo ');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend.mock.calls).toEqual([['one\ntwo']]);
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};

export const NothingToSend_S5_25: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox'), '   {Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const EnterOfAnInputMethod: Story = {
  args: { draft: 'かん' },
  play: async ({ args, canvas }) => {
    await fireEvent.keyDown(canvas.getByRole('textbox'), { key: 'Enter', isComposing: true });
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const FileAlone_S5_24: Story = {
  args: { file: { name: 'reset guide.pdf', size: 838_861 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('0.8 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend.mock.calls).toEqual([['']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove reset guide.pdf' }));
    await expect(args.onRemoveFile).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const BlockedWhileUploading_S5_25: Story = {
  args: { file: { name: 'printer.jpg', size: 1_468_006, progress: 0.4 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading printer.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '0.4',
    );
    await userEvent.type(canvas.getByRole('textbox'), 'Here it is{Enter}');
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const FileRejected_S5_21: Story = {
  args: { problem: 'File type video/mp4 is not supported.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('File type video/mp4 is not supported.');
  },
};

export const ChosenDroppedPasted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const chooser = canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;
    await userEvent.upload(chooser, [text('a.txt'), text('b.txt')]);
    await expect(chooser.value).toEqual('');
    const over = { dataTransfer: carrying(text('c.txt')) };
    await fireEvent.dragOver(box, over);
    await waitFor(() => expect(canvasElement.querySelector('form')).toHaveAttribute('data-over'));
    await fireEvent.drop(box, over);
    await fireEvent.paste(box, { clipboardData: carrying(text('d.png', 'image/png')) });
    await expect(onFiles.mock.calls.map(([files]) => files.map(({ name }) => name))).toEqual([
      ['a.txt', 'b.txt'],
      ['c.txt'],
      ['d.png'],
    ]);
    await waitFor(() => expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-over'));
  },
};

export const WithoutFiles: Story = {
  render: ({ onFiles: _onFiles, ...args }) => <ChatComposer {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Attach a file' })).toEqual(null);
  },
};

export const Disabled_S4_22: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Attach a file' })).toBeDisabled();
  },
};

export const PastedPastTheLimit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('x'.repeat(2_500));
    await expect(canvas.getByRole('textbox')).toHaveValue('x'.repeat(2_000));
    await expect(canvas.getByText('2000/2000')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Maximum character limit reached');
  },
};

export const GrowsWithTheText: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox');
    const height = () => box.getBoundingClientRect().height;
    const empty = height();
    await userEvent.click(box);
    await userEvent.paste('one\ntwo\nthree');
    await expect(height()).toEqual(empty + 40);
  },
};

export const DraftIsTheCallers: Story = {
  args: { draft: 'Half a sen', autoFocus: true },
  render: function ControlledComposer(args: ChatComposerProps) {
    const [draft, setDraft] = useState(args.draft);
    return <ChatComposer {...args} draft={draft} onDraft={setDraft} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{End}tence{Enter}');
    await expect(args.onSend.mock.calls).toEqual([['Half a sentence']]);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const LongName: Story = { args: { file: { name: `${'W'.repeat(255)}.pdf`, size: 10_485_760, progress: 0.9 } } };
