import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/{src,stories}/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@chromatic-com/storybook', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  // Scanning the stories finds every dependency before the first test; one found later reloads the page under a running test.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/*/{src,stories}/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
  }),
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
