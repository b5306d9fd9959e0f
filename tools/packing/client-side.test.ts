import { expect, test } from 'vitest';
import { isClientSide } from './client-side.ts';

const modules: Record<string, string> = {
  '/ui/Price.tsx': `import { formatPrice } from './formatPrice.ts';\nexport const Price = () => <b>{formatPrice(1)}</b>;`,
  '/ui/formatPrice.ts': 'export const formatPrice = (minor: number) => `${minor / 100}`;',
  '/ui/Hook.tsx': `import { useId } from 'react';\nexport const Hook = () => <b id={useId()} />;`,
  '/ui/useOpen.ts': `import { useState } from 'react';\nexport const useOpen = () => useState<boolean>(false);`,
  '/ui/context.ts': `import { createContext } from 'react';\nexport const Wiring = createContext(null);`,
  '/ui/Press.tsx': 'export const Press = ({ go }) => <i onClick={go} />;',
  '/ui/Drawn.tsx': `import { Root } from './Drawn.styles.ts';\nexport const Drawn = () => <Root />;`,
  '/ui/Around.tsx': `import { type X, Press } from './Press.tsx';\nexport const Around = () => <Press clean={trim} />;`,
  '/ui/Named.tsx': `import type { PressProps } from './Press.tsx';\nexport const Named = (press: PressProps) => <b {...press} />;`,
};

test.each([
  ['a pure function', '/ui/formatPrice.ts', false],
  ['a component without hooks, events or styles', '/ui/Price.tsx', false],
  ['a component that names the type of another', '/ui/Named.tsx', false],
  ['a component with a hook', '/ui/Hook.tsx', true],
  ['a hook', '/ui/useOpen.ts', true],
  ['a context', '/ui/context.ts', true],
  ['a component that answers events', '/ui/Press.tsx', true],
  ['a component of styled elements', '/ui/Drawn.tsx', true],
  ['a component around one of these', '/ui/Around.tsx', true],
])('%s (%s) runs in the browser alone: %s', (_what, file, expected) => {
  expect(isClientSide(file, (name) => modules[name] ?? '')).toEqual(expected);
});
