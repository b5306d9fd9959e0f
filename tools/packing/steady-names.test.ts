import { expect, test } from 'vitest';
import { stableComponentIds } from './steady-names.ts';

const sheet = `import { css, styled } from 'styled-components';
const soft = css\`opacity: 0.5;\`;
export const Root = styled.div\`\${soft}\`;
export const Wide = styled(Root).attrs({ dir: 'ltr' })<{ $wide: boolean }>\`color: red;\`;
export const Told = styled.p(oneRule(sheet));
`;
const names = (text: string) => [...text.matchAll(/componentId: '([^']+)'/g)].map(([, name]) => name);

test('every styled element has a name, the same in every build and another in every file', () => {
  const here = stableComponentIds(sheet, 'src/Box/Box.styles.ts');
  expect(here.split('\n').slice(2, 5)).toEqual([
    `export const Root = styled.div.withConfig({ componentId: '${names(here)[0]}' })\`\${soft}\`;`,
    `export const Wide = styled(Root).withConfig({ componentId: '${names(here)[1]}' }).attrs({ dir: 'ltr' })<{ $wide: boolean }>\`color: red;\`;`,
    `export const Told = styled.p.withConfig({ componentId: '${names(here)[2]}' })(oneRule(sheet));`,
  ]);
  expect(names(stableComponentIds(sheet, 'src/Box/Box.styles.ts'))).toEqual(names(here));
  expect(new Set([...names(here), ...names(stableComponentIds(sheet, 'src/Bag/Bag.styles.ts'))]).size).toEqual(6);
});

test('a module without styled elements stays as it is', () => {
  const plain = `import { css } from 'styled-components';\nexport const soft = css\`opacity: 0.5;\`;\n`;
  expect(stableComponentIds(plain, 'src/soft.styles.ts')).toEqual(plain);
});
