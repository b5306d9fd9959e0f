import ts from 'typescript';

/** A text of SQL cannot be determined without running the program: where, and why. */
export class Unresolved extends Error {
  readonly node: ts.Node;
  constructor(node: ts.Node, why: string) {
    super(`${why}: ${node.getText().slice(0, 80)}`);
    this.node = node;
  }
}

/** A value of an expression: an object is a map of its properties. */
export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | ((...values: Value[]) => Value)
  | ReadonlyMap<string, Value>;

/** The text of a value in a template. */
export function textOf(value: Value): string {
  if (Array.isArray(value)) return (value as readonly Value[]).map(textOf).join(',');
  return typeof value === 'object' || typeof value === 'function' ? 'null' : String(value);
}

/** Joins each of the first values with each of the second. */
export function pairs<A, B, C>(left: readonly A[], right: readonly B[], join: (a: A, b: B) => C): C[] {
  return left.flatMap((a) => right.map((b) => join(a, b)));
}

/** The value of `left + right`. */
export function sum(left: Value, right: Value): Value {
  return typeof left === 'number' && typeof right === 'number' ? left + right : `${textOf(left)}${textOf(right)}`;
}

/** The functions that list the parts of an object. */
export const listings = new Map<string, (object: ReadonlyMap<string, Value>) => Value>([
  ['Object.entries', (object) => [...object]],
  ['Object.values', (object) => [...object.values()]],
  ['Object.keys', (object) => [...object.keys()]],
]);

/** Returns the property of an object, or each element if it is not named. */
export function entriesOf(node: ts.Expression, object: Value, name?: string): readonly Value[] {
  const all = object instanceof Map ? (object as ReadonlyMap<string, Value>) : undefined;
  if (Array.isArray(object) && name === undefined) return object as readonly Value[];
  if (Array.isArray(object) && name === 'length') return [object.length];
  if (!all) throw new Unresolved(node, 'not a constant object');
  return name === undefined ? [...all.values()] : [all.get(name)];
}

/** Whether a variable is never assigned again. */
export function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

/** Calls a method that builds text from constants: join, map, filter, replaceAll, trim… */
export function calledMethod(node: ts.CallExpression, receiver: Value, name: string, given: readonly Value[]): Value {
  if (typeof receiver !== 'string' && !Array.isArray(receiver) && !(receiver instanceof Map))
    throw new Unresolved(node, 'not constant');
  const method: unknown = Reflect.get(Object(receiver), name);
  if (typeof method !== 'function') throw new Unresolved(node, 'not constant');
  const result = Reflect.apply(method, receiver, given) as Value | IterableIterator<Value>;
  return isIterator(result) ? [...result] : result;
}

const isIterator = (value: Value | IterableIterator<Value>): value is IterableIterator<Value> =>
  typeof value === 'object' && value !== null && 'next' in value;

/** The elements of a list, none of another value. */
export const listOf = (value: Value): readonly Value[] => (Array.isArray(value) ? (value as readonly Value[]) : []);
