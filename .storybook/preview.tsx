import type { Preview } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { configure, expect } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import '../packages/app/src/startup/page.css';
import { IconSprite } from '../packages/ui/src/Icon/IconSprite.tsx';
import { ThemeRoot, densities, themes, type Density, type Theme } from '../packages/ui/src/theme/ThemeRoot.tsx';
import { DocsInTheme } from './DocsInTheme.tsx';
import './canvas.css';
import looks from './looks.json' with { type: 'json' };

const sprite = document.createElement('div');
createRoot(sprite).render(<IconSprite />);

const choice = (title: string, icon: string, names: Readonly<Record<string, string>>) => ({
  description: title,
  toolbar: {
    title,
    icon,
    items: Object.entries(names).map(([value, name]) => ({ value, title: name })),
    dynamicTitle: true,
  },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: {
      options: {
        ...MINIMAL_VIEWPORTS,
        narrow: { name: 'Narrow (390 px)', styles: { width: '390px', height: '844px' } },
      },
    },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    docs: { container: DocsInTheme, codePanel: true },
    options: {
      storySort: {
        order: ['Foundations', 'Design', ['Content and tone', '*'], 'Actions', 'Forms', 'Selects', 'Display', '*'],
      },
    },
    chromatic: {
      modes: {
        light: looks.light,
        dark: looks.dark,
        contrast: { ...looks.light, theme: 'contrast' },
      },
    },
  },
  globalTypes: {
    theme: choice('Theme', 'contrast', {
      light: 'Light',
      dark: 'Dark',
      contrast: 'High contrast',
      system: 'As the device',
    } satisfies Record<Theme, string>),
    density: choice('Density', 'ruler', { compact: 'Compact', touch: 'Touch' } satisfies Record<Density, string>),
    direction: choice('Direction', 'transfer', { ltr: 'Left to right', rtl: 'Right to left' }),
    language: choice('Language', 'globe', { en: 'English', es: 'Español' }),
  },
  initialGlobals: looks.light,
  // Outside of the story, so that queries of a story find its own elements only.
  beforeAll: () => {
    // Far above what any component needs, so that a slow machine does not cause failures.
    configure({ asyncUtilTimeout: 15_000 });
    document.body.append(sprite);
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => (
      <ThemeRoot
        page={viewMode === 'story'}
        theme={themes.find((theme) => theme === globals['theme'])}
        density={densities.find((density) => density === globals['density'])}
        dir={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
        style={{ padding: parameters['layout'] === 'fullscreen' ? 0 : 'var(--td-space-6)' }}
      >
        <Story />
      </ThemeRoot>
    ),
  ],
  // In every theme, density and direction, a story must not cause horizontal scrolling.
  afterEach: async ({ canvasElement, viewMode }) => {
    if (viewMode !== 'story') return;
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth, 'width of what is drawn against the width of the page').toBeLessThanOrEqual(clientWidth);
  },
};
export default preview;
