import { expect, test } from 'vitest';
import ts from 'typescript';
import { filesBelow, parse, read } from './gates/sources.ts';

test('the front doors let out what they let out before', async () => {
  const doors = filesBelow(['packages/domain/src/exports', 'packages/ui/src/exports'], /\.ts$/).map(read);
  const listed = doors.map(
    (door) =>
      `${door.path}\n${namesOf(parse(door))
        .map((name) => `  ${name}\n`)
        .join('')}`,
  );
  await expect(listed.join('\n')).toMatchFileSnapshot('exports.snapshot.txt');
});

/** Exported names in order, types marked as such. */
function namesOf(door: ts.SourceFile): string[] {
  return door.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause, isTypeOnly }) =>
      exportClause && ts.isNamedExports(exportClause)
        ? exportClause.elements.map((one) => `${isTypeOnly || one.isTypeOnly ? 'type ' : ''}${one.name.text}`)
        : [],
    )
    .toSorted();
}
