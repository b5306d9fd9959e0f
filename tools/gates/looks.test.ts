import { expect, test } from 'vitest';
import { styleViolations } from './looks.ts';

const folder = 'packages/app/src/till/';
const found = (text: string, name = 'Till.styles.ts') => styleViolations([{ path: folder + name, text }]);

test('what places things on a page is left alone', () => {
  const sheet = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) 336px;
  grid-template:
    'what remove' auto
    / minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--td-space-4);
  min-inline-size: 0;
  margin-inline: calc(-1 * var(--td-space-4));
  position: sticky;
  inset-block-start: 0;
  z-index: var(--td-layer-header);
  overflow: auto;
  container-type: inline-size;
  scroll-margin-block: 96px;

  &:hover > a::before,
  &[data-wide='a;b{c}'] {
    order: -1;
  }
  @media (max-width: 640px) {
    padding: 0
  }`;
  expect(found(`const Till = styled.div\`${sheet}\`;`)).toEqual([]);
});

test('a colour, a border and a font are drawn by the kit, wherever they stand', () => {
  const text =
    'const a = 1;\nexport const Line = styled.p`\n  display: grid;\n  color: red;\n\n  @media print {\n    b { font: 600 1px x }\n  }\n  border: 0`;';
  expect(found(text)).toEqual([
    `${folder}Till.styles.ts:4: color is no layout: what is seen is drawn by the kit`,
    `${folder}Till.styles.ts:7: font is no layout: what is seen is drawn by the kit`,
    `${folder}Till.styles.ts:9: border is no layout: what is seen is drawn by the kit`,
  ]);
});

test('keyframes, own properties and what follows something mixed in are seen; comments are not', () => {
  const text =
    'const go = keyframes`\n from { opacity: 0; }`;\nconst A = styled(Card)`\n ${mixed}\n /* color: red; */ --tone: red;`;';
  expect(found(text)).toEqual([
    `${folder}Till.styles.ts:2: opacity is no layout: what is seen is drawn by the kit`,
    `${folder}Till.styles.ts:5: --tone is no layout: what is seen is drawn by the kit`,
  ]);
});

test('a layer of its own making is refused', () => {
  expect(found('const A = styled.div`z-index: 3;`;')).toEqual([
    `${folder}Till.styles.ts:1: z-index comes from the layers of the kit`,
  ]);
});

test('the app styles in its sheets alone', () => {
  const text = "import { styled } from 'styled-components';\nconst a = <p style={{ gap: 4 }} />;";
  expect(found(text, 'Till.tsx')).toEqual([
    `${folder}Till.tsx:1: what is styled stands in a *.styles.ts`,
    `${folder}Till.tsx:2: style={…} belongs in a *.styles.ts, or in a part of the kit`,
  ]);
  expect(found(text, 'Till.stories.tsx')).toEqual([]);
});

test('the page itself may name its font and announce light and dark, no more', () => {
  const sheet =
    "@font-face {\n  font-family: 'Inter';\n}\nhtml {\n  color-scheme: light dark;\n  background: Canvas;\n}\n";
  expect(found(sheet, 'page.css')).toEqual([
    `${folder}page.css:6: background is no layout: what is seen is drawn by the kit`,
  ]);
});

test('the kit draws', () => {
  expect(
    styleViolations([{ path: 'packages/ui/src/A/A.styles.ts', text: 'const A = styled.p`color: red;`;' }]),
  ).toEqual([]);
});
