import { parseSync, Visitor, type CallExpression, type Expression, type Argument } from 'oxc-parser';

/** What a source file imports, as written; an empty text stands for an import whose path is computed. */
export function readImports(name: string, source: string): string[] {
  const { program, errors } = parseSync(name, source);
  if (errors.length > 0) throw new Error(`${name} cannot be parsed: ${errors[0]!.message}`);
  const found: string[] = [];
  const note = (path: Expression | Argument | null | undefined) => {
    if (path) found.push(literalIn(path));
  };
  new Visitor({
    ImportDeclaration: ({ source }) => note(source),
    ExportAllDeclaration: ({ source }) => note(source),
    ExportNamedDeclaration: ({ source }) => note(source),
    ImportExpression: ({ source }) => note(source),
    TSImportType: ({ source }) => note(source),
    CallExpression: call => {
      if (resolves(call)) note(call.arguments[0]);
    },
  }).visit(program);
  return found;
}

/** `require('…')` and `import.meta.resolve('…')`. */
function resolves({ callee }: CallExpression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'require';
  return (
    callee.type === 'MemberExpression' &&
    callee.object.type === 'MetaProperty' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'resolve'
  );
}

function literalIn(path: Expression | Argument): string {
  if (path.type === 'Literal' && typeof path.value === 'string') return path.value;
  if (path.type === 'TemplateLiteral' && path.expressions.length === 0) return path.quasis[0]!.value.cooked ?? '';
  return '';
}
