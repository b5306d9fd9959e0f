import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Tables/Pagination',
  component: Pagination,
  args: {
    page: 2,
    limit: 10,
    total: 245,
    locale: 'en-US',
    onPage: fn(),
    texts: {
      label: 'Pages',
      previous: 'Previous',
      next: 'Next',
      place: ({ page, pages }) => `Page ${page} of ${pages}`,
      rows: ({ from, to, total }) => `${from} to ${to} of ${total}`,
      pageSize: 'Rows',
    },
  },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  args: { pageSizes: [10, 25, 50, 100], onPageSize: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('11 to 20 of 245')).toBeVisible();
    await expect(canvas.getByText('Page 2 of 25')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await userEvent.selectOptions(canvas.getByLabelText('Rows'), '50');
    await expect(args.onPageSize).toHaveBeenCalledWith(50);
  },
};

export const Last: Story = {
  args: { page: 25 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const MoreThanIsCounted: Story = {
  args: { total: 10_000, totalIsAtLeast: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('11 to 20 of 10,000+')).toBeVisible();
    await expect(canvas.getByText('Page 2 of 1,000+')).toBeVisible();
  },
};

export const NoRows: Story = { args: { page: 1, total: 0 } };

export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};

export const OnePage: Story = {
  args: { page: 1, total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 to 7 of 7')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
  },
};

export const PastTheLast: Story = {
  args: { page: 40 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(25);
  },
};

export const Narrow: Story = { args: { ...Middle.args, style: { inlineSize: 280 } } };
