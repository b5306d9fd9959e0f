import ts from 'typescript';
import type { Column } from '../../../packages/server/src/database/testing/describe.ts';

type Kind = 'number' | 'boolean' | 'string' | 'json';

// Object ids of pg_type, with the values that packages/server/src/database/parsers.ts returns for them; all others are text.
const kinds = new Map<number, Kind>([
  ...[20, 21, 23, 26, 700, 701].map((type): [number, Kind] => [type, 'number']),
  [16, 'boolean'],
  [114, 'json'],
  [3802, 'json'],
]);
const elements = new Map([
  [1000, 16],
  [1005, 21],
  [1007, 23],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [199, 114],
  [3807, 3802],
  ...[1009, 1015, 1115, 1182, 1185, 1231, 2951].map((type): [number, number] => [type, 25]),
]);

/** Compares a written row type with the columns of its statement: names that are not returned, and other types. */
export function rowComplaints(checker: ts.TypeChecker, row: ts.Type, columns: readonly Column[]): string[] {
  const byName = new Map(columns.map((column) => [column.name, column]));
  return row.getProperties().flatMap((property) => {
    const column = byName.get(property.name);
    const type = checker.getTypeOfSymbol(property);
    if (!column) {
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return isOptional ? [] : [`the row type names ${property.name}, which the statement does not return`];
    }
    return fits(checker, checker.getNonNullableType(type), column.type)
      ? []
      : [
          `${property.name} is ${checker.typeToString(type)} in the row type, and the statement returns ${kindOf(column.type)}`,
        ];
  });
}

/** The type of values that the server reads for a type of PostgreSQL: `string`, `number[]`, `json`… */
export function kindOf(type: number): string {
  const element = elements.get(type);
  return element === undefined ? (kinds.get(type) ?? 'string') : `${kindOf(element)}[]`;
}

function fits(checker: ts.TypeChecker, type: ts.Type, column: number): boolean {
  if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) return true;
  const element = elements.get(column);
  if (element !== undefined) {
    if (!checker.isArrayType(type)) return false;
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return !item || fits(checker, checker.getNonNullableType(item), element);
  }
  const kind = kinds.get(column) ?? 'string';
  const members = type.isUnion() ? type.types : [type];
  return kind === 'json' || members.every((member) => baseOf(member).flags & flags[kind]);
}

// A branded text is an intersection of text and a mark.
function baseOf(type: ts.Type): ts.Type {
  return type.isIntersection() ? (type.types.find(({ flags: own }) => own & ts.TypeFlags.StringLike) ?? type) : type;
}

const flags = {
  number: ts.TypeFlags.NumberLike,
  boolean: ts.TypeFlags.BooleanLike,
  string: ts.TypeFlags.StringLike,
};
