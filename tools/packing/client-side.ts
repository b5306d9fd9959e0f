import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a module may only run in a browser's tree and must say so to a framework with server components: it uses a hook or a
 * context, answers events, draws styled elements, or is a component around one that does. Everything else stays usable on the server.
 */
export function isClientSide(file: string, read = (name: string) => readFileSync(name, 'utf8')): boolean {
  const text = read(file);
  if (marks.some((mark) => mark.test(text))) return true;
  if (!file.endsWith('.tsx')) return false;
  const imported = [...text.matchAll(imports)].flatMap(([, name = '']) => name);
  return imported.some(
    (name) =>
      name === 'styled-components' ||
      name.endsWith('.styles.ts') ||
      (/^\..*\.tsx?$/.test(name) && isClientSide(path.resolve(path.dirname(file), name), read)),
  );
}

const marks = [/\buse[A-Z]\w*(<[^>]*>)?\(/, /\bcreateContext\b/, /\bextends (Pure)?Component\b/, /\son[A-Z]\w*=\{/];
const imports = /^import (?!type\b)[^;]*?from '([^']+)'/gm;
