import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent as user } from 'storybook/test';
import { Field } from '../Field/Field.tsx';
import type { FileEntry } from './fileEntry.ts';
import { FileInput } from './FileInput.tsx';

const MB = 1024 * 1024;

/** Creates a file of any size without content. Reading it fails the story. */
function fileOf(name: string, size: number, type = 'image/png') {
  const file = new File(['x'], name, { type });
  const reject = () => {
    throw new Error(`${name} was read`);
  };
  return Object.defineProperties(file, {
    name: { value: name },
    size: { value: size },
    ...Object.fromEntries(['arrayBuffer', 'bytes', 'slice', 'stream', 'text'].map((read) => [read, { value: reject }])),
  });
}
const entryOf = (id: string, file: File, more: Omit<FileEntry, 'id' | 'file'> = {}) => ({ id, file, ...more });

const photo = fileOf('counter.png', 1.5 * MB);
const invoice = fileOf('invoice-2026-11.pdf', 0.3 * MB, 'application/pdf');

const meta = {
  title: 'Forms/FileInput',
  component: FileInput,
  args: { 'aria-label': 'Photo', onChange: fn(), onReject: fn(), style: { maxInlineSize: 420 } },
} satisfies Meta<typeof FileInput>;
export default meta;
type Story = StoryObj<typeof meta>;

const photos = { extensions: ['.png', '.jpg'], types: ['image/png', 'image/jpeg'] };

export const Empty: Story = { args: { hint: 'PNG or JPEG, at most 5 MB' } };
export const Filled: Story = { args: { defaultValue: [entryOf('a', photo)] } };
export const Several: Story = {
  args: { multiple: true, defaultValue: [entryOf('a', photo), entryOf('b', invoice)] },
};
export const Uploading: Story = {
  args: { multiple: true, value: [entryOf('a', photo, { progress: 0.4 }), entryOf('b', invoice, { progress: 0 })] },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading counter.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0.4');
    await expect(bar).toHaveAttribute('aria-valuemax', '1');
  },
};
export const Uploaded: Story = {
  args: { value: [entryOf('a', photo, { progress: 1 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Uploaded' })).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
export const Failed: Story = {
  args: {
    value: [entryOf('a', photo, { progress: 0.7, error: 'The connection was lost. Remove the file and try again.' })],
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: [entryOf('a', photo)] } };
export const InAField: Story = {
  args: { 'aria-label': undefined },
  render: (args) => (
    <Field label="Photo of the phone" required error="Choose a photo.">
      <FileInput {...args} />
    </Field>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText(/Photo of the phone/);
    await expect(box).toHaveAccessibleDescription('Choose a photo.');
  },
};

export const Chosen: Story = {
  args: photos,
  play: async ({ args, canvas }) => {
    const box = canvas.getByLabelText('Photo');
    await expect(box).toHaveAttribute('accept', '.png,.jpg,image/png,image/jpeg');
    await user.upload(box, photo);
    await expect(canvas.getByText('counter.png')).toBeVisible();
    await expect(canvas.getByText('1.5 MB')).toBeVisible();
    await user.upload(box, photo);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const OpenedAndRemovedByKeyboard: Story = {
  args: { defaultValue: [entryOf('a', photo)] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove counter.png' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByLabelText('Photo')).toHaveFocus();
  },
};

function dropped(...files: File[]) {
  const own = { files: { value: files }, types: { value: ['Files'] } };
  return { dataTransfer: Object.defineProperties(new DataTransfer(), own) };
}

export const DragOver: Story = {
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Choose a file or drop it here');
    await fireEvent.dragEnter(zone, dropped(photo));
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
  },
};
export const Dropped: Story = {
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    await fireEvent.dragEnter(canvas.getByText('Choose a file or drop it here'), dropped(photo));
    await fireEvent.drop(await canvas.findByText('Drop to add'), dropped(photo, invoice));
    await expect(canvas.getByText('Choose a file or drop it here')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
export const DroppedWhileDisabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await fireEvent.drop(canvas.getByText('Choose a file or drop it here'), dropped(photo));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const FirstValidFile: Story = {
  args: photos,
  play: async ({ args, canvas }) => {
    const script = fileOf('a.exe', 10, 'application/x-msdownload');
    const other = fileOf('other.png', MB);
    await fireEvent.drop(canvas.getByText('Choose a file or drop it here'), dropped(script, photo, other));
    await expect(canvas.getByText('counter.png')).toBeVisible();
    await expect(canvas.queryByText('other.png')).toBeNull();
    await expect(canvas.getByText('File type application/x-msdownload is not supported.')).toBeVisible();
    await expect(args.onReject).toHaveBeenCalledTimes(1);
  },
};

export const BadFiles: Story = {
  args: { ...photos, multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    const files = [
      fileOf('empty.png', 0),
      fileOf('film.png', 2048 * MB),
      fileOf('photo.exe', MB),
      fileOf('notes', MB, ''),
      fileOf('../../etc/passwd.png', MB),
    ];
    await fireEvent.drop(canvas.getByText('Choose a file or drop it here'), dropped(...files));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'passwd.png1 MB',
      'File empty.png is empty.',
      'File film.png is too large. Maximum size is 5MB.',
      'File type image/png is not supported.',
      'File type notes is not supported.',
    ]);
    await expect(args.onReject).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove film.png' }));
    await expect(canvas.queryByText(/film\.png/)).toBeNull();
  },
};

export const TooMany: Story = {
  args: { multiple: true, maxFiles: 2 },
  play: async ({ canvas }) => {
    const many = Array.from({ length: 1000 }, (_, at) => fileOf(`${at}.png`, MB));
    await fireEvent.drop(canvas.getByText('Choose a file or drop it here'), dropped(...many));
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '0.png1 MB',
      '1.png1 MB',
      'File 2.png was not added. Maximum number of files is 2.',
      'File 3.png was not added. Maximum number of files is 2.',
    ]);
  },
};

export const LongNames: Story = {
  args: {
    multiple: true,
    style: { maxInlineSize: 280 },
    defaultValue: [
      entryOf('a', fileOf(`${'very long name '.repeat(33)}.png`, MB)),
      entryOf('b', fileOf('فاتورة نوفمبر 😀.pdf', 0.01 * MB, 'application/pdf')),
      entryOf('c', fileOf(`${'x'.repeat(500)}.png`, MB), {
        error: `${'x'.repeat(500)}.png was rejected by the server.`,
      }),
    ],
  },
};

export const TenMegabytesInSpanish: Story = {
  args: {
    maxBytes: 10_485_760,
    locale: 'es-ES',
    texts: {
      choose: 'Elija un archivo o suéltelo aquí',
      rejected: {
        type: ({ type }) => `El tipo ${type} no se admite.`,
        size: ({ name, maxMegabytes }) => `${name} es demasiado grande. Máximo: ${maxMegabytes} MB.`,
        empty: ({ name }) => `${name} está vacío.`,
        count: ({ name }) => `${name} sobra.`,
      },
    },
  },
  play: async ({ canvas }) => {
    const zone = canvas.getByText('Elija un archivo o suéltelo aquí');
    await fireEvent.drop(zone, dropped(fileOf('grande.png', 10_485_761)));
    await expect(canvas.getByText('grande.png es demasiado grande. Máximo: 10 MB.')).toBeVisible();
    await fireEvent.drop(zone, dropped(fileOf('justo.png', 10_485_760)));
    await expect(canvas.getByText('justo.png')).toBeVisible();
    await expect(canvas.queryByText(/demasiado/)).toBeNull();
  },
};

export const SentByTheCaller: Story = {
  render: function Caller(args) {
    const [files, setFiles] = useState<readonly FileEntry[]>([]);
    const half = () => setFiles(files.map((entry) => ({ ...entry, progress: (entry.progress ?? 0) + 0.5 })));
    return (
      <>
        <FileInput {...args} value={files} onChange={setFiles} />
        <button type="button" onClick={half}>
          Half more
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await user.upload(canvas.getByLabelText('Photo'), photo);
    await userEvent.click(canvas.getByRole('button', { name: 'Half more' }));
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Half more' }));
    await expect(canvas.getByRole('img', { name: 'Uploaded' })).toBeVisible();
  },
};
