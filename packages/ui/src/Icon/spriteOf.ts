/** Returns the drawings as one SVG file, each under the id that `Icon` refers to. The package ships it as `icons.svg`. */
export function spriteOf(drawings: Readonly<Record<string, string>>): string {
  const paths = Object.entries(drawings).map(([name, d]) => `<path id="td-icon-${name}" d="${d}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${paths.join('\n')}\n</defs></svg>\n`;
}
