import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, spyOn } from 'storybook/test';
import { EmptyState } from '../../src/EmptyState/EmptyState.tsx';
import { Icon } from '../../src/Icon/Icon.tsx';
import { iconNames } from '../../src/Icon/IconSprite.tsx';
import { SearchInput } from '../../src/SearchInput/SearchInput.tsx';
import { CopyName } from '../page/CopyName.tsx';
import { Page, Section } from '../page/Page.tsx';
import { Grid } from './Foundations.styles.ts';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Line icons on a grid of 20, in the colour of the adjacent text. They help users to find an action; the text names it. Arrows are mirrored in right-to-left languages."
    >
      <Section title="All icons" lead="A page loads them once, as one sprite. A click copies the name.">
        <Drawings />
      </Section>
    </Page>
  ),
};

export const FoundByNameAndCopied: Story = {
  ...Icons,
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'chevron');
    await expect(canvas.getAllByRole('button', { name: /^Copy / })).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy chevron-up' }));
    await expect(await canvas.findByRole('button', { name: 'Copied chevron-up' })).toHaveFocus();
    await expect(copy.mock.calls).toEqual([['chevron-up']]);
  },
};

function Drawings() {
  const [query, setQuery] = useState('');
  const found = iconNames.filter((name) => name.includes(query.trim().toLowerCase()));
  return (
    <>
      <div style={{ maxInlineSize: 320 }}>
        <SearchInput aria-label="Search icons" placeholder="Search" value={query} onChange={setQuery} />
      </div>
      <span role="status">
        {found.length} of {iconNames.length}
      </span>
      {found.length === 0 && <EmptyState icon="search" title="No results" text="Try a shorter word." />}
      <Grid>
        {found.map((name) => (
          <li key={name}>
            <CopyName name={name}>
              <Icon name={name} size={24} />
              {name}
            </CopyName>
          </li>
        ))}
      </Grid>
    </>
  );
}
