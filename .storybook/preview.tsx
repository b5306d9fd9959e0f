import type { Preview } from '@storybook/react-vite';
import { createRoot } from 'react-dom/client';
import { IconSprite } from '../packages/ui/src/Icon/IconSprite.tsx';
import { ThemeRoot, densities, themes, type Density, type Theme } from '../packages/ui/src/theme/ThemeRoot.tsx';

const choice = (title: string, icon: string, items: readonly string[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true, matchers: { date: /Date$/ } },
    options: { storySort: { order: ['Foundations', 'Actions', 'Forms', 'Selects', 'Display', '*'] } },
  },
  globalTypes: {
    theme: choice('Theme', 'contrast', themes),
    density: choice('Density', 'ruler', densities),
  },
  initialGlobals: { theme: 'light', density: 'compact' },
  // Outside the story, so that a story finds its own parts alone.
  beforeAll: () => {
    createRoot(document.body.appendChild(document.createElement('div'))).render(<IconSprite />);
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <ThemeRoot
        page
        theme={globals['theme'] as Theme}
        density={globals['density'] as Density}
        style={{
          padding: parameters['layout'] === 'fullscreen' ? 0 : 'var(--td-space-6)',
          margin: parameters['layout'] === 'padded' ? '-1rem' : 0,
        }}
      >
        <Story />
      </ThemeRoot>
    ),
  ],
};
export default preview;
