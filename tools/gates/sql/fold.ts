import ts from 'typescript';
import {
  calledMethod,
  entriesOf,
  isConst,
  listings,
  listOf,
  pairs,
  sum,
  textOf,
  Unresolved,
  type Value,
} from './values.ts';
import { loadedValue } from './loaded.ts';

type Scope = ReadonlyMap<ts.Symbol, readonly Value[]>;

const mostVariants = 256;
const deepest = 24;

/**
 * Determines all values that an expression can have, without running it: constants of all files, templates, both sides of a condition,
 * calls of functions that only build text, and values of literal types. An interpolated number that is not constant becomes 1.
 */
export class Folding {
  readonly #checker: ts.TypeChecker;
  readonly #callsOf: (callee: ts.Symbol) => readonly ts.CallExpression[];

  constructor(checker: ts.TypeChecker, callsOf: (callee: ts.Symbol) => readonly ts.CallExpression[]) {
    this.#checker = checker;
    this.#callsOf = callsOf;
  }

  /** Returns the possible texts. Throws Unresolved. */
  texts(node: ts.Expression): string[] {
    return [...new Set(this.#values(node, new Map(), 0).map(textOf))];
  }

  /** Returns the length of an array expression, or undefined when it is not constant. */
  lengthOf(node: ts.Expression): number | undefined {
    const array = this.#unwrapped(node);
    if (ts.isIdentifier(array)) {
      const declaration = this.#symbolOf(array)?.valueDeclaration;
      const isConst = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
      return isConst ? this.lengthOf(isConst) : undefined;
    }
    if (!ts.isArrayLiteralExpression(array)) return undefined;
    const lengths = array.elements.map((item) => (ts.isSpreadElement(item) ? this.lengthOf(item.expression) : 1));
    return lengths.reduce<number | undefined>(
      (sum, own) => (sum === undefined || own === undefined ? undefined : sum + own),
      0,
    );
  }

  #values(node: ts.Expression, scope: Scope, depth: number): readonly Value[] {
    if (depth > deepest) throw new Unresolved(node, 'too deep');
    try {
      const found = this.#evaluated(this.#unwrapped(node), scope, depth + 1);
      if (found.length > mostVariants) throw new Unresolved(node, 'too many variants');
      return found;
    } catch (error) {
      const typed = error instanceof Unresolved ? this.#valuesOfType(node) : undefined;
      if (!typed) throw error;
      return typed;
    }
  }

  #unwrapped(node: ts.Expression): ts.Expression {
    return ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
      ? this.#unwrapped(node.expression)
      : node;
  }

  #evaluated(node: ts.Expression, scope: Scope, depth: number): readonly Value[] {
    const of = (inner: ts.Expression) => this.#values(inner, scope, depth);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [Number(node.text)];
    if (node.kind === ts.SyntaxKind.NullKeyword) return [null];
    if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
    if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
    if (ts.isTemplateExpression(node)) {
      return node.templateSpans.reduce<readonly Value[]>(
        (texts, { expression, literal }) =>
          pairs(texts, of(expression), (a, b) => `${textOf(a)}${textOf(b)}${literal.text}`),
        [node.head.text],
      );
    }
    if (ts.isConditionalExpression(node)) return this.#conditional(node, of);
    if (ts.isBinaryExpression(node)) return this.#binary(node, of);
    if (ts.isArrayLiteralExpression(node)) return this.#array(node, of);
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, of);
    if (ts.isArrowFunction(node)) return [this.#closure(node, scope, depth)];
    if (ts.isIdentifier(node)) return this.#named(node, scope, depth);
    if (ts.isElementAccessExpression(node)) return of(node.expression).flatMap((object) => entriesOf(node, object));
    if (ts.isPropertyAccessExpression(node))
      return of(node.expression).flatMap((object) => entriesOf(node, object, node.name.text));
    if (ts.isCallExpression(node)) return this.#call(node, scope, depth);
    throw new Unresolved(node, 'not constant');
  }

  #binary(node: ts.BinaryExpression, of: (inner: ts.Expression) => readonly Value[]): readonly Value[] {
    const operator = node.operatorToken.kind;
    if (operator === ts.SyntaxKind.EqualsEqualsEqualsToken)
      return pairs(of(node.left), of(node.right), (a, b) => a === b);
    if (operator === ts.SyntaxKind.ExclamationEqualsEqualsToken)
      return pairs(of(node.left), of(node.right), (a, b) => a !== b);
    if (operator === ts.SyntaxKind.PlusToken) return pairs(of(node.left), of(node.right), sum);
    if (operator === ts.SyntaxKind.QuestionQuestionToken || operator === ts.SyntaxKind.BarBarToken) {
      const left = of(node.left);
      const isMissing = (value: Value) =>
        value === undefined || value === null || (operator === ts.SyntaxKind.BarBarToken && !value);
      return [...left.filter((value) => !isMissing(value)), ...(left.some(isMissing) ? of(node.right) : [])];
    }
    if (operator === ts.SyntaxKind.AmpersandAmpersandToken) return ['', ...of(node.right)];
    throw new Unresolved(node, 'not constant');
  }

  // Only the side that applies if the condition compares constants, otherwise both.
  #conditional(node: ts.ConditionalExpression, of: (inner: ts.Expression) => readonly Value[]): readonly Value[] {
    let conditions: readonly Value[];
    try {
      conditions = of(node.condition);
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      conditions = [true, false];
    }
    return [
      ...(conditions.some(Boolean) ? of(node.whenTrue) : []),
      ...(conditions.every(Boolean) ? [] : of(node.whenFalse)),
    ];
  }

  #object(node: ts.ObjectLiteralExpression, of: (inner: ts.Expression) => readonly Value[]): readonly Value[] {
    return node.properties.reduce<readonly ReadonlyMap<string, Value>[]>(
      (objects, property) => {
        if (ts.isSpreadAssignment(property)) {
          return pairs(
            objects,
            of(property.expression),
            (object, own) => new Map([...object, ...(own instanceof Map ? own : [])]),
          );
        }
        if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property))
          throw new Unresolved(property, 'not constant');
        const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
        const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
        return pairs(objects, of(value), (object, own) => new Map([...object, [name, own]]));
      },
      [new Map()],
    );
  }

  #array(node: ts.ArrayLiteralExpression, of: (inner: ts.Expression) => readonly Value[]): readonly Value[] {
    return node.elements.reduce<readonly (readonly Value[])[]>(
      (arrays, item) => {
        const isSpread = ts.isSpreadElement(item);
        return pairs(arrays, of(isSpread ? item.expression : item), (array, value) => [
          ...array,
          ...(isSpread ? listOf(value) : [value]),
        ]);
      },
      [[]],
    );
  }

  #closure(node: ts.ArrowFunction | ts.FunctionDeclaration, scope: Scope, depth: number): Value {
    return (...values) =>
      this.#returned(
        node,
        values.map((value) => [value]),
        scope,
        depth,
      )[0];
  }

  #named(node: ts.Identifier, scope: Scope, depth: number): readonly Value[] {
    if (node.text === 'undefined') return [undefined];
    const symbol = this.#symbolOf(node);
    const bound = symbol && scope.get(symbol);
    if (bound) return bound;
    const declaration = symbol?.valueDeclaration;
    const value = declaration && this.#valueOf(declaration, scope, depth);
    if (value) return value;
    if (declaration && ts.isFunctionDeclaration(declaration)) return [this.#closure(declaration, scope, depth)];
    if (declaration && ts.isParameter(declaration)) {
      const typed = this.#valuesOfType(node);
      if (typed) return typed;
      return this.#givenByCallers(node, declaration, depth);
    }
    throw new Unresolved(node, 'not constant');
  }

  // A constant, an element of a constant array that a loop visits, or a part of either by destructuring.
  #valueOf(declaration: ts.Declaration, scope: Scope, depth: number): readonly Value[] | undefined {
    if (ts.isBindingElement(declaration)) {
      const whole = this.#valueOf(declaration.parent.parent, scope, depth);
      return whole?.flatMap((value) => this.#part(declaration, value, scope, depth));
    }
    if (!ts.isVariableDeclaration(declaration) || !isConst(declaration)) return undefined;
    if (declaration.initializer) return this.#constant(declaration, declaration.initializer, scope, depth);
    const loop = declaration.parent.parent;
    if (!ts.isForOfStatement(loop)) return undefined;
    return this.#values(loop.expression, scope, depth).flatMap(listOf);
  }

  // A constant that cannot be evaluated from its text, such as a registry, is read from its module.
  #constant(
    declaration: ts.VariableDeclaration,
    initializer: ts.Expression,
    scope: Scope,
    depth: number,
  ): readonly Value[] {
    try {
      return this.#values(initializer, scope, depth);
    } catch (error) {
      const isExported = (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export) !== 0;
      if (!(error instanceof Unresolved) || !isExported) throw error;
      return [loadedValue(declaration.getSourceFile().fileName, declaration.name.getText())];
    }
  }

  #part(element: ts.BindingElement, whole: Value, scope: Scope, depth: number): readonly Value[] {
    const pattern = element.parent;
    const found = ts.isArrayBindingPattern(pattern)
      ? Array.isArray(whole) && (whole as readonly Value[])[pattern.elements.indexOf(element)]
      : whole instanceof Map &&
        (whole as ReadonlyMap<string, Value>).get((element.propertyName ?? element.name).getText());
    if (found === undefined && element.initializer) return this.#values(element.initializer, scope, depth);
    return [found];
  }

  // A parameter of a function that is not evaluated from one call: what all its callers pass.
  #givenByCallers(node: ts.Identifier, parameter: ts.ParameterDeclaration, depth: number): readonly Value[] {
    const callee = parameter.parent;
    const name = ts.isFunctionDeclaration(callee)
      ? callee.name
      : ts.isVariableDeclaration(callee.parent)
        ? callee.parent.name
        : undefined;
    const symbol = name && this.#checker.getSymbolAtLocation(name);
    const calls = symbol ? this.#callsOf(symbol) : [];
    if (calls.length === 0) throw new Unresolved(node, 'a parameter without known callers');
    const place = callee.parameters.indexOf(parameter);
    return calls.flatMap((call) => {
      const given = call.arguments[place] ?? parameter.initializer;
      return given ? this.#values(given, new Map(), depth) : [undefined];
    });
  }

  #call(node: ts.CallExpression, scope: Scope, depth: number): readonly Value[] {
    const callee = this.#unwrapped(node.expression);
    const values = () => node.arguments.map((argument) => this.#values(argument, scope, depth));
    if (ts.isIdentifier(callee)) {
      const target = this.#functionOf(callee);
      if (target) return this.#returned(target, values(), scope, depth);
    }
    if (ts.isPropertyAccessExpression(callee)) {
      const listing = listings.get(callee.getText());
      if (listing) return (values()[0] ?? []).map((object) => (object instanceof Map ? listing(object) : []));
      const receivers = this.#values(callee.expression, scope, depth);
      return values()
        .reduce<readonly (readonly Value[])[]>(
          (lists, options) => pairs(lists, options, (list, option) => [...list, option]),
          [[]],
        )
        .flatMap((given) => receivers.map((receiver) => calledMethod(node, receiver, callee.name.text, given)));
    }
    throw new Unresolved(node, 'not a function that builds text');
  }

  #functionOf(name: ts.Identifier): ts.FunctionLikeDeclaration | undefined {
    const declaration = this.#symbolOf(name)?.valueDeclaration;
    if (declaration && ts.isFunctionDeclaration(declaration)) return declaration;
    const value = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return value && ts.isArrowFunction(value) ? value : undefined;
  }

  #returned(
    target: ts.FunctionLikeDeclaration,
    values: readonly (readonly Value[])[],
    outer: Scope,
    depth: number,
  ): readonly Value[] {
    const scope = new Map(outer);
    target.parameters.forEach((parameter, place) => {
      const given = values[place] ??
        (parameter.initializer && this.#values(parameter.initializer, outer, depth)) ?? [undefined];
      this.#bind(parameter.name, given, scope, depth);
    });
    if (!target.body) throw new Unresolved(target, 'a function without a body');
    if (!ts.isBlock(target.body)) return this.#values(target.body, scope, depth);
    const found: Value[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression) found.push(...this.#values(node.expression, scope, depth));
      else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    visit(target.body);
    if (found.length === 0) throw new Unresolved(target, 'a function that returns nothing');
    return found;
  }

  #bind(name: ts.BindingName, values: readonly Value[], scope: Map<ts.Symbol, readonly Value[]>, depth: number): void {
    if (ts.isIdentifier(name)) {
      const symbol = this.#checker.getSymbolAtLocation(name);
      if (symbol) scope.set(symbol, values);
      return;
    }
    for (const element of name.elements) {
      if (ts.isOmittedExpression(element)) continue;
      this.#bind(
        element.name,
        values.flatMap((whole) => this.#part(element, whole, scope, depth)),
        scope,
        depth,
      );
    }
  }

  #valuesOfType(node: ts.Expression): readonly Value[] | undefined {
    const type = this.#checker.getTypeAtLocation(node);
    const members = type.isUnion() ? type.types : [type];
    if (members.every((member) => member.isStringLiteral())) return members.map((member) => member.value);
    return members.every(({ flags }) => flags & ts.TypeFlags.NumberLike) ? [1] : undefined;
  }

  #symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.#checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }
}
