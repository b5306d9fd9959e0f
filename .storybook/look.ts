/// <reference types="vite/client" />
import looks from './looks.json' with { type: 'json' };

export type GlobalsName = keyof typeof looks;

/** Initial values of the toolbar: the defaults for users, or the appearance of the test project. */
export const defaultGlobals = looks[globalsName(import.meta.env['STORYBOOK_LOOK'])];

/** Whether a story is rendered by Storybook itself, or by the test project that only checks the layout. */
function globalsName(name: unknown): GlobalsName {
  return name === 'stories-dark' ? name : 'stories';
}
