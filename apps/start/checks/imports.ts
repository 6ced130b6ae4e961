/**
 * What a source file imports, as written; an empty text stands for an import whose path is computed. There is no parser
 * at hand (TypeScript 7 has no interface for programs), but the formatter starts every import and export on a line of
 * its own, which is enough to tell them from words in a comment.
 */
export function readImports(source: string): string[] {
  const found: string[] = [];
  for (const [, specifier] of source.matchAll(/^(?:import|export)\s[^;'"`]*?\bfrom\s*['"]([^'"]+)['"]/gm)) {
    found.push(specifier!);
  }
  for (const [, specifier] of source.matchAll(/^import\s*['"]([^'"]+)['"]/gm)) found.push(specifier!);
  for (const [, argument] of withoutComments(source).matchAll(
    /\b(?:import|import\.meta\.resolve|require)\(\s*([^)]*)/g,
  )) {
    found.push(/^(['"`])([^'"`$]+)\1,?\s*$/.exec(argument!)?.[2] ?? '');
  }
  return found;
}

function withoutComments(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(/\s\/\/ .*$/gm, '');
}
