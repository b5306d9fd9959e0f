/// <reference types="vite/client" />
import looks from './looks.json' with { type: 'json' };

export type GlobalsName = keyof typeof looks;

/** What the toolbar chooses before anyone touches it: as a person finds it, or as the project of tests wants every story drawn. */
export const defaultGlobals = looks[globalsName(import.meta.env['STORYBOOK_LOOK'])];

/** Whether a story is drawn outside its test by Storybook itself, or by the project that only sees whether all fits. */
function globalsName(name: unknown): GlobalsName {
  return name === 'stories-dark' ? name : 'stories';
}
