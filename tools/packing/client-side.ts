import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a module is client-only for frameworks with server components: it uses a hook or a context, handles events, renders
 * styled elements, or renders such a component. All other modules can be used on the server.
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
