import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavBrand } from './NavBrand.tsx';

const meta = {
  title: 'Shell/NavBrand',
  component: NavBrand,
  args: { name: 'Tilldesk', place: 'Harbour Street', href: '#home' },
} satisfies Meta<typeof NavBrand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithPlace: Story = {};

export const NameAlone: Story = { args: { place: undefined } };

export const Dark: Story = { globals: { theme: 'dark' } };
