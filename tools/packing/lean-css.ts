/**
 * Removes white space and comments from the style sheets in a module: multi-line templates with declarations. `${…}` and quoted
 * text are unchanged. The line breaks are moved behind the template, so that line numbers and source maps remain correct.
 */
export function minifyCss(module: string): string {
  return module.replace(texts, (matched: string, sheet: string | undefined) => {
    if (sheet === undefined || !/[;{][^\n]*\n/.test(sheet)) return matched;
    const lines = sheet.match(/\n/g)?.join('') ?? '';
    return `\`${sheet.replace(quotedNames, '[$1$2]').replace(pieces, minify).trim()}\`${lines}`;
  });
}

// Matches comments and quoted text first, so that a backtick in them does not start a template; then templates without nested
// ones.
const texts = /\/\*[^]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`((?:[^`\\]|\\.)*)`/g;
// An attribute value that needs no quotes.
const quotedNames = /\[([\w-]+=)'([a-z][a-z-]*)'\]/g;
const pieces = /\$\{(?:[^{}]|\{[^{}]*\})*\}|'[^'\n]*'|"[^"\n]*"|(?:(?!\$\{)[^'"])+/g;

function minify(piece: string): string {
  if (/^(\$\{|['"])/.test(piece)) return piece;
  return piece
    .replace(/\/\*[^]*?\*\//g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;\}/g, '}');
}
