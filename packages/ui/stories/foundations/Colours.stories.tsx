import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Card } from '../../src/Card/Card.tsx';
import { Segments } from '../../src/Segments/Segments.tsx';
import palettes from '../../src/theme/palettes.json' with { type: 'json' };
import { ThemeRoot } from '../../src/theme/ThemeRoot.tsx';
import type { Palette } from '../../src/theme/themeSheet.ts';
import { CopyName } from '../page/CopyName.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Tiles } from '../page/Page.styles.ts';
import { Chip, Scroller, Tile } from './Colours.styles.ts';
import groups from './colours.json' with { type: 'json' };
import { contrast } from './contrast.ts';
import { readable, type Colour } from './pairs.ts';

const meta = { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const names: Record<Palette, string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' };
const themes = Object.keys(palettes).filter((name): name is Palette => name in names);
const isColour = (name: string): name is Colour => name in palettes.light;

export const Colours: Story = {
  render: (_, { globals }) => (
    <Page
      title="Colours"
      lead="Grey for almost everything, one accent for the next step, three tones for states. A theme is a set of custom properties: changing it does not re-render components."
    >
      <Section
        title="Every token"
        lead="Use the token, never the value. Never use a colour alone to convey a meaning: add a text or an icon."
      >
        {groups.map(({ title, hint, uses }) => (
          <Card key={title} flush title={title} hint={hint}>
            <Scroller role="group" aria-label={title} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">Token</th>
                    <th scope="col">For</th>
                    {themes.map((theme) => (
                      <th key={theme} scope="col">
                        {names[theme]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {Object.entries(uses).map(([name, use]) => (
                    <tr key={name}>
                      <td>
                        <CopyName name={`--td-${name}`} />
                      </td>
                      <td>{use}</td>
                      {themes.map((theme) => (
                        <td key={theme}>{isColour(name) && <Swatch colour={palettes[theme][name]} />}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroller>
          </Card>
        ))}
      </Section>
      <Readability first={themes.find((theme) => theme === globals['theme']) ?? 'light'} />
    </Page>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('button', { name: /^Copy --td-/ }).map((button) => button.textContent);
    await expect(shown.toSorted()).toEqual(
      Object.keys(palettes.light)
        .map((name) => `--td-${name}`)
        .toSorted(),
    );
  },
};

export const ReadableInHighContrast: Story = {
  ...Colours,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'High contrast' }));
    await expect(canvas.getByTestId('ink on bg')).toHaveTextContent('21.0');
  },
};

function Swatch({ colour }: { colour: string }) {
  return <Chip style={{ '--chip': colour }}>{colour.startsWith('rgb') ? colour.slice(4, -1) : colour}</Chip>;
}

function Readability({ first }: { first: Palette }) {
  const [theme, setTheme] = useState(first);
  const colours = palettes[theme];
  return (
    <Section
      title="Contrast"
      lead="Every pair of colours in the kit, with its contrast. WCAG 2.2 requires 4.5 for text; a test checks all three themes."
    >
      <div>
        <Segments
          label="Theme"
          value={theme}
          onChange={setTheme}
          options={themes.map((value) => ({ value, name: names[value], face: names[value] }))}
        />
      </div>
      <ThemeRoot theme={theme} style={{ padding: 'var(--td-space-4)', borderRadius: 'var(--td-radius-l)' }}>
        <Tiles>
          {readable.flatMap(([front, grounds]) =>
            grounds.map((ground) => (
              <Tile
                key={`${front} on ${ground}`}
                data-testid={`${front} on ${ground}`}
                style={{ color: `var(--td-${front})`, background: `var(--td-${ground})` }}
              >
                <b>{contrast(colours[front], colours[ground]).toFixed(1)}</b>
                <span>
                  <code>{front}</code> on <code>{ground}</code>
                </span>
              </Tile>
            )),
          )}
        </Tiles>
      </ThemeRoot>
    </Section>
  );
}
