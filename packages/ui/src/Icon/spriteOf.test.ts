import { expect, test } from 'vitest';
import icons from './icons.json' with { type: 'json' };
import { spriteOf } from './spriteOf.ts';

test('the file of icons holds each drawing under the id that an icon asks for', () => {
  expect(spriteOf({ plus: 'M10 4v12', minus: 'M4 10h12' })).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg"><defs>
<path id="td-icon-plus" d="M10 4v12"/>
<path id="td-icon-minus" d="M4 10h12"/>
</defs></svg>
`,
  );
});

test('no drawing holds a character that SVG would have to escape', () => {
  expect(Object.values(icons).filter((drawing) => /[^\w\s.-]/.test(drawing))).toEqual([]);
});
