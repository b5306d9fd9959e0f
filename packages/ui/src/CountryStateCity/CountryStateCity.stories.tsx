import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import type { Option } from '../OptionPanel/option.ts';
import { CountryStateCity } from './CountryStateCity.tsx';
import world from './world.stories.json' with { type: 'json' };

const places: Readonly<Record<string, readonly Option[]>> = world.places;
const of = async (key: string) => places[key] ?? [];

const meta = {
  title: 'Selects/CountryStateCity',
  component: CountryStateCity,
  args: {
    countries: fn(async () => world.countries),
    states: fn((country: string) => of(country)),
    cities: fn((country: string, state: string | null) => of(`${country}/${state ?? ''}`)),
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ minBlockSize: 330 }}>{Story()}</div>],
} satisfies Meta<typeof CountryStateCity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeEnabled();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeDisabled();
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled();
  },
};

export const Filled: Story = {
  args: { defaultValue: { country: 'US', state: 'FL', city: 'miami' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Miami'));
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Florida');
  },
};

export const OneAfterTheOther: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [country, state, city] = ['Country', 'State', 'City'].map((name) => canvas.getByRole('combobox', { name }));
    if (!country || !state || !city) throw new Error('one is missing');
    await userEvent.type(country, 'united{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', state: null, city: null });
    await waitFor(() => expect(state).toBeEnabled());
    await userEvent.type(state, 'flor');
    await screen.findByRole('option', { name: 'Florida' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(city).toBeEnabled());
    await userEvent.type(city, 'mia');
    await screen.findByRole('option', { name: 'Miami' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', state: 'FL', city: 'miami' });
    await expect(args.cities).toHaveBeenLastCalledWith('US', 'FL');
  },
};

export const AnotherCountryClearsTheOthers: Story = {
  args: { defaultValue: { country: 'US', state: 'FL', city: 'miami' } },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(country).toHaveValue('United States'));
    await userEvent.clear(country);
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: null, state: null, city: null });
    await userEvent.type(country, 'spain{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'ES', state: null, city: null });
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled();
  },
};

export const ACountryWithoutStates: Story = {
  args: { defaultValue: { country: 'SG', state: null, city: null }, required: true },
  play: async ({ args, canvas, userEvent }) => {
    const state = canvas.getByRole('combobox', { name: 'State' });
    await waitFor(() => expect(state).toHaveAttribute('placeholder', 'No states'));
    await expect(state).toBeDisabled();
    const city = canvas.getByRole('combobox', { name: 'City' });
    await waitFor(() => expect(city).toBeEnabled());
    await userEvent.click(city);
    await userEvent.click(await screen.findByRole('option', { name: 'Singapore' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'SG', state: null, city: 'singapore' });
    await expect(args.cities).toHaveBeenLastCalledWith('SG', null);
  },
};

export const Loading: Story = {
  args: { countries: fn(() => new Promise<(typeof world)['countries']>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await expect(screen.getByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.countries).mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Country' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
    await expect(args.countries).toHaveBeenCalledTimes(2);
  },
};

export const ALateAnswerIsDropped: Story = {
  args: {
    defaultValue: { country: 'US', state: null, city: null },
    states: fn((country: string) =>
      country === 'US'
        ? new Promise<readonly Option[]>((answer) => {
            late.answer = () => answer(places['US'] ?? []);
          })
        : of(country),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const country = canvas.getByRole('combobox', { name: 'Country' });
    await waitFor(() => expect(country).toHaveValue('United States'));
    await userEvent.clear(country);
    await userEvent.type(country, 'spain{Enter}');
    const state = canvas.getByRole('combobox', { name: 'State' });
    await waitFor(() => expect(state).toBeEnabled());
    late.answer();
    await userEvent.click(state);
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Andalucía', 'Madrid']),
    );
  },
};
const late = { answer: () => {} };

export const Rejected: Story = {
  args: {
    required: true,
    errors: { country: 'Choose a country.', city: 'Choose a city.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveAccessibleDescription('Choose a country.');
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toBeRequired();
  },
};

export const Disabled: Story = {
  args: { defaultValue: { country: 'US', state: 'FL', city: 'miami' }, disabled: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Miami'));
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled();
  },
};
export const Narrow: Story = {
  args: { defaultValue: { country: 'US', state: 'FL', city: 'miami' }, style: { maxInlineSize: 220 } },
};

export const FreeBeforeACountry: Story = {
  args: { free: true, defaultValue: { country: null, state: 'NY', city: null } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('NY');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Ravenna');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: null, state: 'NY', city: 'Ravenna' });
  },
};

export const FreeTextKeepsEarlierValues: Story = {
  args: { free: true, defaultValue: { country: null, state: 'FL', city: 'miami' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Country' }), 'united{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', state: 'FL', city: 'miami' });
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('Florida'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Miami'));
  },
};

export const FreeAcceptsUnlistedPlace: Story = {
  args: { free: true, defaultValue: { country: 'US', state: 'FL', city: null } },
  play: async ({ args, canvas, userEvent }) => {
    const city = await canvas.findByRole('combobox', { name: 'City' });
    await userEvent.type(city, 'Ochopee{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', state: 'FL', city: 'Ochopee' }),
    );
    await expect(city).toHaveValue('Ochopee');
  },
};

export const FreeWhenNothingLoads: Story = {
  args: { free: true },
  beforeEach: ({ args }) => {
    mocked(args.countries).mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch countries')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Country' }), 'US');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', state: null, city: null });
    await expect(canvas.getByRole('textbox', { name: 'State' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('United States'));
  },
};

export const FreeWhenStatesAndCitiesFail: Story = {
  args: {
    free: true,
    defaultValue: { country: 'US', state: null, city: null },
    states: fn((_: string): Promise<readonly Option[]> => Promise.reject(new Error('offline'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to fetch states')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'State' }), 'Texas');
    await userEvent.type(canvas.getByRole('textbox', { name: 'City' }), 'Austin');
    await expect(args.onChange).toHaveBeenLastCalledWith({ country: 'US', state: 'Texas', city: 'Austin' });
  },
};
