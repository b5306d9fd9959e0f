import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/{src,stories}/**/*.stories.tsx', '../packages/{chat,app}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@chromatic-com/storybook', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  // Boxes round parts, rulers and outlines are for people: while tests run, each change of a page would be measured for them.
  features: process.env['VITEST'] ? { highlight: false, measure: false, outline: false } : {},
  // Scanning the stories finds every dependency before the first test; one found later reloads the page under a running test.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/*/{src,stories}/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
  }),
  typescript: {
    // Tests show no controls, and reading the types takes its time.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/{ui,chat}/src/**/*.tsx'],
      // A choice of words becomes a choice in the controls.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What every element has is told by HTML.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
};
export default config;
