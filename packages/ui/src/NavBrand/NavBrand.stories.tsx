import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../Avatar/Avatar.tsx';
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

export const CustomLogo: Story = { args: { logo: <Avatar name="Harbour Street" size={24} decorative /> } };

export const LongText: Story = {
  args: { name: 'W'.repeat(500), place: 'x'.repeat(500), style: { maxInlineSize: 320 } },
};
