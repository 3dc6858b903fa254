import ts from 'typescript';
import type { Callers } from './callers.ts';
import { answersOf, isConst, isGrowing, isNumber, isSum, isWrapped, literalsOf, propertyNameOf } from './syntax.ts';

/** Texts of one statement, at most: choices within a text multiply. */
const TEXTS_MAX = 32;
/** Constants that name constants: a chain longer than this is taken for a circle. */
const DEPTH_MAX = 24;
/** Ways to reach one call, at most. */
const WAYS_MAX = 128;

const ANY_NUMBER: Texts = ['1'];

/** One way to reach a call: which call of each function, which member of a table and which answer of a function is assumed. */
export interface Way {
  readonly calls: readonly FunctionCall[];
  readonly places: ReadonlyMap<ts.Node, number>;
}

interface FunctionCall {
  readonly fn: ts.SignatureDeclaration;
  readonly call: ts.CallExpression;
}

/** An expression, and the calls that give the parameters in it their values, the innermost first. */
interface Site {
  readonly node: ts.Expression;
  readonly calls: readonly FunctionCall[];
}

/** Thrown where a value depends on who calls: the reading starts anew, once for each. */
class Fork {
  readonly ways: readonly ((way: Way) => Way)[] | null;
  constructor(ways: Fork['ways']) {
    this.ways = ways;
  }
}

type Sites = readonly Site[] | null;
type Texts = readonly string[] | null;

/**
 * Reads something once for every way to reach it; null where there are callers that cannot be found, and where a reading is
 * null.
 */
export function readEveryWay<T>(
  checker: ts.TypeChecker,
  callers: Callers,
  read: (constants: Constants) => T | null,
): readonly T[] | null {
  const found: T[] = [];
  const waiting: Way[] = [{ calls: [], places: new Map() }];
  for (let count = 0; count < WAYS_MAX; count += 1) {
    const way = waiting.pop();
    if (!way) return found;
    try {
      const one = read(new Constants(checker, callers, way));
      if (one === null) return null;
      found.push(one);
    } catch (fork) {
      if (!(fork instanceof Fork)) throw fork;
      if (fork.ways === null) return null;
      waiting.push(...fork.ways.map((next) => next(way)));
    }
  }
  return null;
}

/** Values of expressions on one way, as far as they are made of constants. */
export class Constants {
  private readonly checker: ts.TypeChecker;
  private readonly callers: Callers;
  readonly way: Way;

  constructor(checker: ts.TypeChecker, callers: Callers, way: Way) {
    this.checker = checker;
    this.callers = callers;
    this.way = way;
  }

  /** Every text that an expression can be; null where it is not made of constants. */
  textsOf(node: ts.Expression): Texts {
    return this.text({ node, calls: this.way.calls }, 0);
  }

  /** Every text of a property of an object. */
  textsOfProperty(object: ts.Expression, name: string): Texts {
    const typed = this.literalsOfProperty(object, name);
    if (typed) return typed;
    const sites = this.memberOf({ node: object, calls: this.way.calls }, name, 0);
    return sites ? gathered(sites.map((site) => this.text(site, 0))) : null;
  }

  /** Length of a list of parameters; null where it is made elsewhere. */
  lengthOf(node: ts.Expression): number | null {
    return this.length({ node, calls: this.way.calls }, 0);
  }

  /** Length of the list that a property of an object is. */
  lengthOfProperty(object: ts.Expression, name: string): number | null {
    const sites = this.memberOf({ node: object, calls: this.way.calls }, name, 0);
    if (sites?.length === 0) return 0;
    return sites?.[0] && sites.length === 1 ? this.length(sites[0], 0) : null;
  }

  private length(site: Site, depth: number): number | null {
    const sites = isGrowing(site.node) ? null : this.follow(site, depth);
    const [list] = sites ?? [];
    if (!list || sites?.length !== 1 || !ts.isArrayLiteralExpression(list.node)) return null;
    let length = 0;
    for (const element of list.node.elements) {
      const added = ts.isSpreadElement(element)
        ? this.length({ node: element.expression, calls: list.calls }, depth + 1)
        : 1;
      if (added === null) return null;
      length += added;
    }
    return length;
  }

  private text({ node, calls }: Site, depth: number): Texts {
    if (depth > DEPTH_MAX) return null;
    const next = (inner: ts.Expression) => this.text({ node: inner, calls }, depth + 1);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return [node.text];
    if (ts.isConditionalExpression(node)) return gathered([next(node.whenTrue), next(node.whenFalse)]);
    if (isSum(node) && !isNumber(this.checker.getTypeAtLocation(node)))
      return joined([next(node.left), next(node.right)]);
    if (ts.isTemplateExpression(node)) return this.template(node, calls, depth);
    const typed = literalsOf(this.checker.getTypeAtLocation(node));
    if (typed && !ts.isCallExpression(node)) return typed;
    const sites = this.follow({ node, calls }, depth);
    if (sites?.some((site) => site.node === node)) return null;
    return sites && gathered(sites.map((site) => this.text(site, depth + 1)));
  }

  private template(node: ts.TemplateExpression, calls: Site['calls'], depth: number): Texts {
    const parts: Texts[] = [[node.head.text]];
    let before = node.head.text;
    for (const { expression, literal } of node.templateSpans) {
      const site = { node: expression, calls };
      const isCount = isNumber(this.checker.getTypeAtLocation(expression)) && !before.endsWith('$');
      parts.push(isCount ? this.count(site, depth) : this.text(site, depth + 1), [literal.text]);
      before = literal.text;
    }
    return joined(parts);
  }

  /** A number within a text, such as a limit: any will do for its description. The number of a parameter is none of these. */
  private count(site: Site, depth: number): Texts {
    try {
      return this.text(site, depth + 1) ?? ANY_NUMBER;
    } catch (fork) {
      if (fork instanceof Fork && fork.ways === null) return ANY_NUMBER;
      throw fork;
    }
  }

  /** The expressions that give an expression its value: what names, members and calls of functions stand for. */
  private follow(site: Site, depth: number): Sites {
    const { node, calls } = site;
    if (depth > DEPTH_MAX) return null;
    const next = (inner: ts.Expression) => this.follow({ node: inner, calls }, depth + 1);
    if (isWrapped(node)) return next(node.expression);
    if (ts.isConditionalExpression(node)) return both(next(node.whenTrue), next(node.whenFalse));
    if (ts.isIdentifier(node)) return this.named(this.checker.getSymbolAtLocation(node), calls, depth);
    if (ts.isPropertyAccessExpression(node))
      return this.memberOf({ node: node.expression, calls }, node.name.text, depth + 1);
    if (ts.isElementAccessExpression(node)) return this.elementOf(node, calls, depth);
    if (ts.isCallExpression(node)) return this.answerOf(node, calls, depth);
    return [site];
  }

  private named(named: ts.Symbol | undefined, calls: Site['calls'], depth: number): Sites {
    if (!named) return null;
    const symbol = named.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(named) : named;
    const declaration = symbol.valueDeclaration;
    if (!declaration) return null;
    if (ts.isBindingElement(declaration)) return this.bound(declaration, calls, depth);
    return ts.isVariableDeclaration(declaration) || ts.isParameter(declaration)
      ? this.declared(declaration, calls, depth)
      : null;
  }

  /** The value of a constant or a parameter. */
  private declared(
    declaration: ts.VariableDeclaration | ts.ParameterDeclaration,
    calls: Site['calls'],
    depth: number,
  ): Sites {
    if (ts.isParameter(declaration)) return this.given(declaration, calls, depth);
    const { initializer } = declaration;
    return initializer && isConst(declaration) ? this.follow({ node: initializer, calls }, depth + 1) : null;
  }

  /** The argument of a parameter. */
  private given(parameter: ts.ParameterDeclaration, calls: Site['calls'], depth: number): Sites {
    const fn = parameter.parent;
    const at = calls.findIndex((one) => one.fn === fn);
    const entry = calls[at];
    if (!entry) {
      const found = this.callers.of(fn);
      throw new Fork(found?.map((call) => (way) => ({ ...way, calls: [...way.calls, { fn, call }] })) ?? null);
    }
    const place = fn.parameters.indexOf(parameter);
    const argument = entry.call.arguments[place];
    const outer = calls.slice(at + 1);
    if (argument) return this.follow({ node: argument, calls: outer }, depth + 1);
    return parameter.initializer ? this.follow({ node: parameter.initializer, calls }, depth + 1) : [];
  }

  /** The value of a name that is taken out of an object or a list. */
  private bound(element: ts.BindingElement, calls: Site['calls'], depth: number): Sites {
    const holder = element.parent.parent;
    const from = ts.isBindingElement(holder) ? this.bound(holder, calls, depth) : this.declared(holder, calls, depth);
    if (element.dotDotDotToken || from === null) return null;
    const key = ts.isArrayBindingPattern(element.parent)
      ? String(element.parent.elements.indexOf(element))
      : (element.propertyName ?? element.name).getText();
    const found = everyOf(from.map((site) => this.memberOf(site, key, depth + 1)));
    const { initializer } = element;
    return found?.length === 0 && initializer ? this.follow({ node: initializer, calls }, depth + 1) : found;
  }

  /** A member of an object or a list; empty where it has none of that name. */
  private memberOf(site: Site, name: string, depth: number): Sites {
    const objects = this.follow(site, depth);
    return objects && everyOf(objects.map((object) => this.ownMember(object, name, depth + 1)));
  }

  private ownMember({ node, calls }: Site, name: string, depth: number): Sites {
    if (ts.isArrayLiteralExpression(node)) {
      const element = node.elements.some(ts.isSpreadElement) ? undefined : node.elements[Number(name)];
      return element ? this.follow({ node: element, calls }, depth) : null;
    }
    if (!ts.isObjectLiteralExpression(node)) return null;
    for (const property of [...node.properties].reverse()) {
      const found = this.propertyOf(property, name, calls, depth);
      if (found === null || found.length > 0) return found;
    }
    return [];
  }

  private propertyOf(property: ts.ObjectLiteralElementLike, name: string, calls: Site['calls'], depth: number): Sites {
    if (ts.isSpreadAssignment(property)) return this.memberOf({ node: property.expression, calls }, name, depth);
    if (propertyNameOf(property) !== name) return [];
    if (ts.isPropertyAssignment(property)) return this.follow({ node: property.initializer, calls }, depth);
    if (ts.isShorthandPropertyAssignment(property))
      return this.named(this.checker.getShorthandAssignmentValueSymbol(property), calls, depth);
    return null;
  }

  /** A member of a table of constants: where the key is open, the reading starts anew for each. */
  private elementOf(node: ts.ElementAccessExpression, calls: Site['calls'], depth: number): Sites {
    const [table, ...more] = this.follow({ node: node.expression, calls }, depth + 1) ?? [];
    if (!table || more.length > 0 || !ts.isObjectLiteralExpression(table.node)) return null;
    const names = table.node.properties.map(propertyNameOf);
    const name = names[this.assume(node, names.length)];
    return name === undefined ? null : this.ownMember(table, name, depth + 1);
  }

  /** The answer of a function: where it has several, the reading starts anew for each. */
  private answerOf(call: ts.CallExpression, calls: Site['calls'], depth: number): Sites {
    const fn = this.checker.getResolvedSignature(call)?.declaration;
    if (!fn || ts.isJSDocSignature(fn)) return null;
    const answers = answersOf(fn);
    if (answers.length === 0) return null;
    const answer = answers[answers.length === 1 ? 0 : this.assume(call, answers.length)];
    return answer ? this.follow({ node: answer, calls: [{ fn, call }, ...calls] }, depth + 1) : null;
  }

  /** The place, of so many, that this way takes at a node; without one it forks. */
  private assume(node: ts.Node, count: number): number {
    const assumed = this.way.places.get(node);
    if (assumed !== undefined) return assumed;
    const places = Array.from({ length: count }, (_, place) => place);
    throw new Fork(
      places.map((place) => (way) => ({ ...way, places: new Map([...way.places, [node, place] as const]) })),
    );
  }

  private literalsOfProperty(object: ts.Expression, name: string): Texts {
    const type = this.checker.getTypeAtLocation(object);
    const property = this.checker.getPropertyOfType(type, name);
    return property ? literalsOf(this.checker.getTypeOfSymbolAtLocation(property, object)) : null;
  }
}

function both(one: Sites, other: Sites): Sites {
  return one && other && [...one, ...other];
}

function everyOf(found: readonly Sites[]): Sites {
  return found.some((sites) => sites === null) ? null : found.flatMap((sites) => sites ?? []);
}

function gathered(found: readonly Texts[]): Texts {
  if (found.length === 0 || found.some((texts) => texts === null)) return null;
  const texts = [...new Set(found.flatMap((some) => some ?? []))];
  return texts.length <= TEXTS_MAX ? texts : null;
}

function joined(parts: readonly Texts[]): Texts {
  let texts: readonly string[] = [''];
  for (const part of parts) {
    if (part === null) return null;
    texts = texts.flatMap((text) => part.map((end) => text + end));
    if (texts.length > TEXTS_MAX) return null;
  }
  return texts;
}
