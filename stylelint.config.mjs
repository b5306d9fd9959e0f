// Styles use logical sides, so that they mirror in right-to-left pages. The app's own styles contain layout only: appearance
// belongs to the UI kit.

const side = '(left|right|top|bottom)';
const layout =
  /^(display|order|position|z-index|gap|(row|column)-gap|(min-|max-)?(inline|block)-size|(flex|grid|place|align|justify|margin|padding|inset|overflow|scroll-margin|container)(-[a-z-]+)?)$/;

/** @type {import('stylelint').Config} */
export default {
  rules: {
    'property-disallowed-list': [
      `/^((scroll-)?(margin|padding)-)?${side}$/`,
      `/^border-${side}(-(width|style|color|(left|right)-radius))?$/`,
      '/^(min-|max-)?(width|height)$/',
    ],
    'declaration-property-value-disallowed-list': { '/^(text-align|float|clear)$/': ['left', 'right'] },
  },
  overrides: [
    { files: ['**/*.styles.ts'], customSyntax: 'postcss-styled-syntax' },
    {
      files: ['packages/app/src/**/*.styles.ts'],
      rules: {
        'property-allowed-list': [layout],
        'declaration-property-value-allowed-list': { 'z-index': [/^var\(--td-layer/] },
      },
    },
  ],
};
