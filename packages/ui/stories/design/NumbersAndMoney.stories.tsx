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
      lead="Money is whole cents from the key to the database; only the last part on the way to the eye writes a point."
    >
      <Section
        title="The same sale, four places"
        lead="The part is told the place; it asks no device and keeps no table of its own."
      >
        <Terms
          label="The same sale"
          heads={['Place', 'Money', 'Quantity', 'Date and time']}
          rows={places.map(({ locale, currency, timeZone }) => [
            locale,
            <Money key="money" minor={123_450} currency={currency} locale={locale} />,
            <Quantity key="quantity" value={1_250} locale={locale} />,
            <DateTime key="time" instant={sale} timeZone={timeZone} locale={locale} />,
          ])}
        />
      </Section>
      <Section
        title="Typed as it comes"
        lead="With or without a point, with the currency or spaces pasted along: the box keeps the amount and writes it properly when it is left."
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
      <Section title="A minus is not a colour">
        <Examples
          good={{
            why: 'a sign, and the tone beside it.',
            children: <Money minor={-4_500} currency="USD" locale="en-US" tone="bad" />,
          }}
          bad={{
            why: 'on paper this is a sale.',
            children: <Money minor={4_500} currency="USD" locale="en-US" tone="bad" />,
          }}
        />
      </Section>
      <Section title="A figure says what it is compared with">
        <Examples
          good={{
            why: 'the way, by how much, since when.',
            children: (
              <Stat
                label="Sales today"
                value="$4,812.40"
                delta={{ text: '12.4%', direction: 'up', tone: 'ok' }}
                hint="than last Thursday"
              />
            ),
          }}
          bad={{ why: 'is that good?', children: <Stat label="Sales today" value="4812.4" /> }}
        />
      </Section>
      <Section title="Rules">
        <Terms
          label="Rules for figures"
          heads={['What', 'How']}
          rows={[
            ['Sums in a column', 'End-aligned, tabular, two places always'],
            ['Rounding', 'Once, at the end, half away from zero; the parts add up to the sum'],
            ['More than can be counted', '10,000+ in a list, 9+ on a bell'],
            ['Nothing', 'A dash; 0 is a number and means that somebody counted'],
            ['Time', "The store's time zone, whoever looks; 12-hour in en-US"],
          ]}
        />
      </Section>
    </Page>
  ),
};
