import { existsSync } from 'node:fs';
import { filesBelow, read, root } from '../gates/sources.ts';
import { insertBehind, renewSnapshot, write, writeChangeset } from './writing.ts';

/** The part of the kit that a new one begins as: small, with a property, styles, and a story that looks at it. */
const example = 'Divider';

/** Makes a part of the kit with its styles, its stories and its line at the front door. Answers the files. */
export function makeComponent(name: string): string[] {
  const paths = filesBelow([`packages/ui/src/${example}`], /./);
  const made = paths.map((path) => write(path.replaceAll(example, name), rename(read(path).text, name)));
  const entryPoint = 'packages/ui/src/exports/index.ts';
  insertBehind(entryPoint, `'../${example}/`, (line) => rename(line, name));
  renewSnapshot();
  writeChangeset(name, '@tilldesk/ui', `Adds \`${name}\`.`);
  return made;
}

/** What is wrong with a name, or true. */
export function isNewComponent(name: string): true | string {
  if (!/^[A-Z][A-Za-z0-9]{1,40}$/.test(name)) return 'A component has a name in capitals and small letters: PriceTag.';
  return existsSync(`${root}packages/ui/src/${name}`) ? `There is a ${name} already.` : true;
}

const rename = (text: string, name: string): string => text.replaceAll(example, name);
