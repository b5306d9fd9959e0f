import { existsSync } from 'node:fs';
import { filesBelow, read, root } from '../gates/sources.ts';
import { insertBehind, renewSnapshot, write, writeChangeset } from './writing.ts';

/** The component that a new one copies: small, with a property, styles, and a story. */
const example = 'Divider';

/** Creates a component of the UI kit with styles, stories and export. Returns the files. */
export function makeComponent(name: string): string[] {
  const paths = filesBelow([`packages/ui/src/${example}`], /./);
  const made = paths.map((path) => write(path.replaceAll(example, name), rename(read(path).text, name)));
  const entryPoint = 'packages/ui/src/exports/index.ts';
  insertBehind(entryPoint, `'../${example}/`, (line) => rename(line, name));
  renewSnapshot();
  writeChangeset(name, '@tilldesk/ui', `Adds \`${name}\`.`);
  return made;
}

/** Validates a name: returns the problem, or true. */
export function isNewComponent(name: string): true | string {
  if (!/^[A-Z][A-Za-z0-9]{1,40}$/.test(name)) return 'A component has a name in capitals and small letters: PriceTag.';
  return existsSync(`${root}packages/ui/src/${name}`) ? `There is a ${name} already.` : true;
}

const rename = (text: string, name: string): string => text.replaceAll(example, name);
