import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/{src,stories}/**/*.stories.tsx', '../packages/{chat,app}/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@chromatic-com/storybook', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  // Outlines and measuring tools are for users: in tests they would measure each change of a page.
  features: process.env['VITEST'] ? { highlight: false, measure: false, outline: false } : {},
  // Scanning the stories finds all dependencies before the first test; one found later reloads the page during a test.
  viteFinal: (vite) => ({
    ...vite,
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: ['packages/*/{src,stories}/**/*.stories.tsx', '.storybook/preview.tsx'],
    },
  }),
  typescript: {
    // Tests show no controls, and reading the types takes time.
    reactDocgen: process.env['VITEST'] ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/{ui,chat}/src/**/*.tsx'],
      // A union of strings becomes a select in the controls.
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Standard HTML attributes are not listed.
      propFilter: ({ parent }) => parent === undefined || !parent.fileName.includes('node_modules'),
    },
  },
};
export default config;
