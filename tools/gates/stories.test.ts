import { expect, test } from 'vitest';
import { storyFigures, withoutStory } from './stories.ts';

const file = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });
const entryPoints = [
  file(
    'packages/ui/src/exports/index.ts',
    "export { Button, buttonSizes, type ButtonProps } from '../Button/Button.tsx';",
    "export { formatMoney } from '../Money/formatMoney.ts';",
    "export type { Option } from '../Select/Select.tsx';",
    "export { Tag } from '../Tag/Tag.tsx';",
  ),
];
const pages = ['/sales', '/sales/:id'];
const button = file(
  'Button.stories.tsx',
  "import { Button } from './Button.tsx';",
  'const meta = {}; export default meta;',
  'export const Plain: Story = {};',
  'export const Pressed: Story = { play: async () => {} };',
  'export const PressedInTheDark: Story = { ...Pressed, globals: {} };',
);
const sales = file(
  'sales.stories.tsx',
  "const screen = screenAt('/sales', {});",
  'export const Full = screen.full();',
  "export const One = screenAt('/sales/:id', {}).full();",
);

test('a component that no story imports, and a page that no story draws, are named', () => {
  expect(withoutStory({ entryPoints, pages, stories: [button] })).toEqual([
    'Tag has no story',
    "the page /sales has no story: screenAt('/sales', …)",
    "the page /sales/:id has no story: screenAt('/sales/:id', …)",
  ]);
});

test('with a story for each, nothing is left to say', () => {
  const tag = file('Tag.stories.tsx', "import { Tag } from './Tag.tsx';");
  expect(withoutStory({ entryPoints, pages, stories: [button, tag, sales] })).toEqual([]);
});

test('a type that is imported tells nothing about its component', () => {
  const tag = file('Tag.stories.tsx', "import { type Tag } from './Tag.tsx';");
  expect(withoutStory({ entryPoints, pages: [], stories: [button, tag] })).toEqual(['Tag has no story']);
});

test('stories are counted, and with them those that play: on their own, after another, or as a screen', () => {
  expect(storyFigures({ entryPoints, pages, stories: [button, sales] })).toBe(
    '2 components, 2 pages, 5 stories, 4 with a play function',
  );
});
