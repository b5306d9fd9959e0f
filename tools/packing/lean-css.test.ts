import { expect, test } from 'vitest';
import { minifyCss } from './lean-css.ts';

const sheet = `import { css, styled } from 'styled-components';
const soft = css\`
  opacity: 0.5; /* as the paper says */
\`;
export const Root = styled(Box).attrs({ dir: 'ltr' })<{ $wide: boolean }>\`
  \${soft}
  inline-size: calc(100% - 2px);
  &[data-size='s'],
  &::after,
  & > p :first-child {
    content: 'a:  { b }';
    animation: \${({ $wide }) => ($wide ? run : rest)} 1s;
  }
\`;
// A backtick in a comment, \` or in quotes does not start a template.
const quote = '\`';
export const shared = \`
  color: red;
\`;
export const words = \`two
  lines\`;
`;

test('a style sheet loses white space and comments, and neither quoted text nor what is put in', () => {
  expect(minifyCss(sheet).split('\n').filter(Boolean)).toEqual([
    "import { css, styled } from 'styled-components';",
    'const soft = css`opacity:0.5;`',
    ';',
    "export const Root = styled(Box).attrs({ dir: 'ltr' })<{ $wide: boolean }>`${soft} inline-size:calc(100% - 2px);" +
      "&[data-size=s],&::after,&>p :first-child{content:'a:  { b }';animation:${({ $wide }) => ($wide ? run : rest)} 1s}`",
    ';',
    '// A backtick in a comment, ` or in quotes does not start a template.',
    "const quote = '`';",
    'export const shared = `color:red;`',
    ';',
    'export const words = `two',
    '  lines`;',
  ]);
});

test('what follows a style sheet stays on its line, so that source maps stay right', () => {
  const lineOf = (text: string) => text.split('\n').findIndex((line) => line.includes('words'));
  expect(lineOf(minifyCss(sheet))).toEqual(lineOf(sheet));
});
