import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTime } from '../../src/DateTime/DateTime.tsx';
import { Field } from '../../src/Field/Field.tsx';
import { Money } from '../../src/Money/Money.tsx';
import { MoneyInput } from '../../src/MoneyInput/MoneyInput.tsx';
import { Quantity } from '../../src/Quantity/Quantity.tsx';
import { Stat } from '../../src/Stat/Stat.tsx';
import { Examples } from '../page/Examples.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Tiles } from '../page/Page.styles.ts';
import { Terms } from '../page/Terms.tsx';

const meta = { title: 'Design/Numbers and money', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sale = '2026-03-05T17:42:00Z';
const places = [
  { locale: 'en-US', currency: 'USD', timeZone: 'America/New_York' },
  { locale: 'es-US', currency: 'USD', timeZone: 'America/New_York' },
  { locale: 'es-ES', currency: 'EUR', timeZone: 'Europe/Madrid' },
  { locale: 'en-JP', currency: 'JPY', timeZone: 'Asia/Tokyo' },
];

export const NumbersAndMoney: Story = {
  name: 'Numbers and money',
  render: () => (
    <Page
      title="Numbers and money"
      lead="Money is stored in whole cents everywhere. Only the component that displays an amount adds a decimal point."
    >
      <Section
        title="The same sale in four locales"
        lead="The component takes locale and time zone as props. It does not read the device's settings."
      >
        <Terms
          label="The same sale"
          heads={['Locale', 'Money', 'Quantity', 'Date and time']}
          rows={places.map(({ locale, currency, timeZone }) => [
            locale,
            <Money key="money" minor={123_450} currency={currency} locale={locale} />,
            <Quantity key="quantity" value={1_250} locale={locale} />,
            <DateTime key="time" instant={sale} timeZone={timeZone} locale={locale} />,
          ])}
        />
      </Section>
      <Section
        title="Flexible input"
        lead="With or without a decimal point, with a pasted currency sign or spaces: the box reads the amount and formats it when it loses the focus."
      >
        <Tiles data-size="wide">
          <Field label="Price" hint="Paste “ $1,234.5 ”">
            <MoneyInput />
          </Field>
          <Field label="Precio" hint="Pegue «1.234,5 €»" lang="es">
            <MoneyInput locale="es-ES" currency="EUR" />
          </Field>
        </Tiles>
      </Section>
      <Section title="Show negative amounts with a sign">
        <Examples
          good={{
            why: 'a sign and a colour.',
            children: <Money minor={-4_500} currency="USD" locale="en-US" tone="bad" />,
          }}
          bad={{
            why: 'looks like a sale when printed.',
            children: <Money minor={4_500} currency="USD" locale="en-US" tone="bad" />,
          }}
        />
      </Section>
      <Section title="Show what a figure is compared with">
        <Examples
          good={{
            why: 'shows the direction, the change and the comparison.',
            children: (
              <Stat
                label="Sales today"
                value="$4,812.40"
                delta={{ text: '12.4%', direction: 'up', tone: 'ok' }}
                hint="than last Thursday"
              />
            ),
          }}
          bad={{
            why: 'does not show whether the figure is good.',
            children: <Stat label="Sales today" value="4812.4" />,
          }}
        />
      </Section>
      <Section title="Rules">
        <Terms
          label="Rules for figures"
          heads={['Figure', 'Format']}
          rows={[
            ['Amounts in a column', 'Aligned to the end, tabular digits, always two decimals'],
            ['Rounding', 'Once, at the end, half away from zero; the parts add up to the total'],
            ['Above the limit', '10,000+ in a list, 9+ on a bell'],
            ['No value', 'A dash; 0 is a counted number'],
            ['Time', "The store's time zone for every user; 12-hour in en-US"],
          ]}
        />
      </Section>
    </Page>
  ),
};
