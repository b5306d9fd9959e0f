import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon, iconNames } from './Icon.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { name: 'search' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Spoken: Story = {
  args: { name: 'lock', label: 'Locked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName('Locked');
  },
};

export const Every: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
        gap: 8,
        listStyle: 'none',
      }}
    >
      {iconNames.map((name) => (
        <li key={name} style={{ display: 'grid', gap: 8, justifyItems: 'center', padding: 12 }}>
          <Icon name={name} size={24} />
          <span style={{ color: 'var(--td-ink-muted)', fontSize: 'var(--td-text-xs)' }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
};
