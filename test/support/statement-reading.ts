import ts from 'typescript';

/** A value of a statement, which it gets when it is run. */
export const VALUE = '\u0000';

/** Calls within calls; more is something that calls itself. */
const MOST_DEPTH = 40;

/** Which of the ways is gone wherever sources have several: of a condition, and of functions with several ends, the same everywhere. */
export type Choices = Map<string, { readonly options: number; taken: number }>;

/** The parameters of functions that are read, by what they are called with. */
type Given = ReadonlyMap<ts.Node, { readonly expression: ts.Expression; readonly given: Given }>;

/** Reads a statement from where its parts are declared; null for what is known only when it is run. */
export class StatementReading {
  private depth = 0;

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly choices: Choices,
  ) {}

  ofTemplate(template: ts.TemplateLiteral, given: Given): string | null {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    let text = template.head.text;
    for (const { expression, literal } of template.templateSpans) {
      const inserted = this.isSql(expression) ? this.ofSql(expression, given) : VALUE;
      if (inserted === null) return null;
      text += inserted + literal.text;
    }
    return text;
  }

  private isSql(expression: ts.Expression): boolean {
    return /\bSql\b/.test(this.checker.typeToString(this.checker.getTypeAtLocation(expression)));
  }

  private ofSql(expression: ts.Expression, given: Given): string | null {
    if (this.depth > MOST_DEPTH) return null;
    this.depth++;
    const found = this.read(expression, given);
    this.depth--;
    return found;
  }

  private read(expression: ts.Expression, given: Given): string | null {
    const bare = bareOf(expression);
    if (ts.isTaggedTemplateExpression(bare)) return this.ofTemplate(bare.template, given);
    if (bare.getText() === 'Prisma.empty') return '';
    if (ts.isConditionalExpression(bare)) return this.ofSql(this.branchOf(bare), given);
    if (ts.isCallExpression(bare)) return this.ofCall(bare, given);
    if (ts.isElementAccessExpression(bare) || ts.isPropertyAccessExpression(bare)) {
      const object = this.initializerOf(bare.expression);
      if (object === null || !ts.isObjectLiteralExpression(object)) return null;
      const values = object.properties.flatMap((each) => (ts.isPropertyAssignment(each) ? [each] : []));
      const named = ts.isPropertyAccessExpression(bare)
        ? values.filter(({ name }) => name.getText() === bare.name.text)
        : values;
      return named.length === 0 ? null : this.ofSql(this.oneOf(bare.getText(), named).initializer, given);
    }
    const declaration = this.declarationOf(bare);
    if (declaration === null) return null;
    if (ts.isParameter(declaration)) return this.ofParameter(declaration, given);
    if (ts.isBindingElement(declaration)) {
      const list = this.listBehind(declaration);
      return list === null ? null : this.ofSql(list, given);
    }
    const initializer = this.initializerOf(bare);
    return initializer === null ? null : this.ofSql(initializer, given);
  }

  private ofParameter(parameter: ts.ParameterDeclaration, given: Given): string | null {
    const known = given.get(parameter);
    if (known !== undefined) return this.ofSql(known.expression, known.given);
    // Of a method that makes a statement of what others of the file hand it.
    const index = parameter.parent.parameters.indexOf(parameter);
    const calls = this.callsOf(parameter.parent);
    if (calls.length === 0)
      return parameter.initializer === undefined ? null : this.ofSql(parameter.initializer, given);
    const call = this.oneOf(`calls of ${String(parameter.parent.pos)}`, calls);
    const argument = call.arguments[index] ?? parameter.initializer;
    return argument === undefined ? null : this.ofSql(argument, new Map());
  }

  private callsOf(declaration: ts.Node): readonly ts.CallExpression[] {
    const found: ts.CallExpression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && this.checker.getResolvedSignature(node)?.declaration === declaration)
        found.push(node);
      ts.forEachChild(node, visit);
    };
    visit(declaration.getSourceFile());
    return found;
  }

  private ofCall(call: ts.CallExpression, given: Given): string | null {
    const name = call.expression.getText();
    const [first, second] = call.arguments;
    if (name === 'Prisma.raw') return this.ofText(first!, given);
    if (name === 'Prisma.join') {
      const separator = second === undefined ? ', ' : this.ofText(second, given);
      const list = this.ofList(first!, given);
      // A list of which nothing is left is not joined: whoever joins has looked.
      return separator === null || list === null || list.length === 0 ? null : list.join(separator);
    }
    const ends = this.endsOf(call, given);
    return ends === null ? null : this.ofSql(ends.expression, ends.given);
  }

  /** What a function answers with that stands in the sources. */
  private endsOf(call: ts.CallExpression, given: Given): { expression: ts.Expression; given: Given } | null {
    const declared = this.checker.getResolvedSignature(call)?.declaration;
    if (declared === undefined || !('body' in declared) || declared.body === undefined) return null;
    const body = declared.body;
    const ends = ts.isBlock(body) ? returnsOf(body) : [body];
    if (ends.length === 0) return null;
    const parameters = declared.parameters.flatMap((parameter, index) => {
      const expression = call.arguments[index];
      return expression === undefined ? [] : [[parameter, { expression, given }] as const];
    });
    const expression = this.oneOf(`ends of ${name(declared)}`, ends);
    return { expression, given: new Map([...given, ...parameters]) };
  }

  /** Lists that are joined: with all of their parts; of one that is made of another, two. */
  private ofList(expression: ts.Expression, given: Given): readonly string[] | null {
    if (this.depth > MOST_DEPTH) return null;
    const bare = bareOf(expression);
    if (ts.isArrayLiteralExpression(bare)) {
      const parts = bare.elements.map((each) => this.ofPart(each, given));
      return parts.includes(null) ? null : parts.flatMap((part) => part!);
    }
    if (ts.isConditionalExpression(bare)) return this.ofList(this.branchOf(bare), given);
    if (ts.isCallExpression(bare)) {
      const method = ts.isPropertyAccessExpression(bare.expression) ? bare.expression : null;
      const [each] = bare.arguments;
      if (method?.name.text === 'filter') return this.ofList(method.expression, given);
      if (
        (method?.name.text === 'map' || method?.name.text === 'flatMap') &&
        each !== undefined &&
        ts.isArrowFunction(each)
      ) {
        const [end] = ts.isBlock(each.body) ? returnsOf(each.body) : [each.body];
        const part = end === undefined ? null : this.isSql(end) ? this.ofSql(end, given) : VALUE;
        return part === null ? null : [part, part];
      }
      const ends = this.endsOf(bare, given);
      if (ends === null) return null;
      this.depth++;
      const list = this.ofList(ends.expression, ends.given);
      this.depth--;
      return list;
    }
    const initializer = this.initializerOf(bare);
    return initializer === null ? null : this.ofList(initializer, given);
  }

  private ofPart(part: ts.Expression, given: Given): readonly string[] | null {
    if (ts.isSpreadElement(part)) return this.ofList(part.expression, given);
    if (part.kind === ts.SyntaxKind.NullKeyword) return [];
    const bare = bareOf(part);
    if (ts.isConditionalExpression(bare)) return this.ofPart(this.branchOf(bare), given);
    const one = this.isSql(part) ? this.ofSql(part, given) : VALUE;
    return one === null ? null : [one];
  }

  private ofText(expression: ts.Expression, given: Given): string | null {
    const bare = bareOf(expression);
    if (ts.isStringLiteralLike(bare)) return bare.text;
    if (ts.isTemplateExpression(bare)) {
      let text = bare.head.text;
      for (const span of bare.templateSpans) {
        const inserted = this.ofText(span.expression, given);
        if (inserted === null) return null;
        text += inserted + span.literal.text;
      }
      return text;
    }
    if (ts.isCallExpression(bare)) {
      const ends = this.endsOf(bare, given);
      return ends === null ? null : this.ofText(ends.expression, ends.given);
    }
    const declaration = this.declarationOf(bare);
    const known = declaration === null ? undefined : given.get(declaration);
    if (known !== undefined) return this.ofText(known.expression, known.given);
    const initializer = this.initializerOf(bare);
    return initializer === null ? null : this.ofText(initializer, given);
  }

  /** One that is nothing leads nowhere: then it is the other. */
  private branchOf({ condition, whenTrue, whenFalse }: ts.ConditionalExpression): ts.Expression {
    if (whenTrue.kind === ts.SyntaxKind.NullKeyword) return whenFalse;
    if (whenFalse.kind === ts.SyntaxKind.NullKeyword) return whenTrue;
    return this.oneOf(condition.getText(), [whenTrue, whenFalse]);
  }

  private oneOf<T>(key: string, options: readonly T[]): T {
    if (options.length === 1) return options[0]!;
    const choice = this.choices.get(key) ?? { options: options.length, taken: 0 };
    this.choices.set(key, choice);
    return options[choice.taken % options.length]!;
  }

  /** `[a, b] = condition ? [x, y] : [z, w]`: what an element of the pattern is. */
  private listBehind(element: ts.BindingElement): ts.Expression | null {
    const pattern = element.parent;
    const of = pattern.parent;
    if (!ts.isArrayBindingPattern(pattern) || !ts.isVariableDeclaration(of) || of.initializer === undefined)
      return null;
    const bare = bareOf(of.initializer);
    const list = ts.isConditionalExpression(bare) ? bareOf(this.branchOf(bare)) : bare;
    return ts.isArrayLiteralExpression(list) ? (list.elements[pattern.elements.indexOf(element)] ?? null) : null;
  }

  private declarationOf(expression: ts.Expression): ts.Declaration | null {
    let symbol = this.checker.getSymbolAtLocation(expression);
    if (symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0)
      symbol = this.checker.getAliasedSymbol(symbol);
    return symbol?.valueDeclaration ?? null;
  }

  private initializerOf(expression: ts.Expression): ts.Expression | null {
    const declaration = this.declarationOf(expression);
    if (declaration === null || !ts.isVariableDeclaration(declaration) || declaration.initializer === undefined)
      return null;
    return bareOf(declaration.initializer);
  }
}

function name(declared: ts.Node): string {
  return `${declared.getSourceFile().fileName}:${String(declared.pos)}`;
}

function bareOf(expression: ts.Expression): ts.Expression {
  const isWrapped =
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isNonNullExpression(expression) ||
    ts.isAwaitExpression(expression);
  return isWrapped ? bareOf(expression.expression) : expression;
}

function returnsOf(block: ts.Block): readonly ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(block);
  return found;
}
