import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ChatWindow } from './ChatWindow.tsx';
import { chatFileKinds } from './chatEntry.ts';
import { windowTexts } from './testing/chatTexts.ts';
import { conversation, picture, zone } from './testing/conversation.ts';

const endings = { image: 'jpg', pdf: 'pdf', document: 'docx', spreadsheet: 'xlsx', text: 'txt', generic: 'bin' };
const entries = chatFileKinds.map((kind, at) => ({
  ...conversation[at % 2 === 0 ? 3 : 4]!,
  id: kind,
  at: '2026-03-14T14:11:00Z',
  content: '',
  file: { name: `from the till.${endings[kind]}`, size: 1_572_864, kind, address: `/files/${kind}` },
}));

const loadFile = fn<(address: string) => Promise<Blob>>(picture);

const meta = {
  title: 'Chat/ChatWindow/Files',
  component: ChatWindow,
  args: { label: 'Messages with Mateo Cruz', entries, loadFile, texts: windowTexts, ...zone },
  decorators: [(Story) => <div style={{ display: 'grid', maxInlineSize: 400 }}>{Story()}</div>],
} satisfies Meta<typeof ChatWindow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryKind_S5_29: Story = {
  play: async ({ canvas }) => {
    const files = canvas.getAllByRole('button', { name: /^from the till/, description: /^Save from the till/ });
    await expect(files.map((file) => file.getAttribute('data-kind'))).toEqual([...chatFileKinds]);
    await expect(canvas.getAllByText('1.5 MB').length).toEqual(6);
  },
};

export const ImageLoadsWhenVisible: Story = {
  args: { entries: entries.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(loadFile.mock.calls).toEqual([['/files/image']]);
  },
};

export const SavedAndNeverOpened: Story = {
  args: { entries: entries.slice(1, 2) },
  play: async ({ canvas, userEvent }) => {
    const saved: [string, boolean][] = [];
    const note = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      saved.push([event.target.download, event.target.href.startsWith('blob:')]);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function clicked() {
      note(Object.defineProperty(new MouseEvent('click'), 'target', { value: this }));
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: /^from the till.pdf/ }));
      await waitFor(() => expect(saved).toEqual([['from the till.pdf', true]]));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(loadFile.mock.calls).toEqual([['/files/pdf']]);
  },
};

export const NotLoaded: Story = {
  args: {
    entries: entries.slice(0, 2),
    loadFile: fn<(address: string) => Promise<Blob>>(() => Promise.reject(new Error('404'))),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The file could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^from the till.pdf/ }));
    await waitFor(() => expect(canvas.getAllByText('The file could not be loaded').length).toEqual(2));
  },
};

export const InTransit: Story = {
  args: {
    entries: entries.slice(1, 3),
    loadFile: fn<(address: string) => Promise<Blob>>(() => new Promise<Blob>(() => {})),
  },
  play: async ({ canvas, userEvent }) => {
    const file = canvas.getByRole('button', { name: /^from the till.pdf/ });
    await userEvent.click(file);
    await expect(file).toHaveAttribute('aria-busy', 'true');
  },
};
