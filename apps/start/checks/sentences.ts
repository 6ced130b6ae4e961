// Rules and refusals are said in English by code that no compiler compares with its translations. They are found by how
// they are written: whole, as a literal, with a capital in front.

const literal = /'((?:[^'\\\n]|\\.)+)'|`((?:[^`\\]|\\.)+)`/g;

/** The sentences that a file gives a customer, with {} where a value stands. */
export function sentencesIn(file: string, source: string): string[] {
  // Staff read English, and what a program throws at itself no customer reads.
  if (/^(?:apps|providers|core\/operators)\/|\/operator-contract\.ts$/.test(file)) return [];
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').replaceAll(/new Error\([^;]*;/g, '');
  if (file.endsWith('/rules.ts')) return literalsIn(code);
  // A contract also describes itself to programmers.
  if (file.endsWith('/contract.ts'))
    return literalsIn(code.replaceAll(/(?:summary|description):\s*(?:'[^']*'|`[^`]*`)/g, ''));
  if (code.includes('MovementKind')) return literalsIn(code);
  // Elsewhere it is what a refusal is given to say.
  return literalsIn([...code.matchAll(/(?:message|error)\w*\s*[:=][^;]*?[,;}]|errors: \{[^}]*\}/g)].join('\n'));
}

function literalsIn(code: string): string[] {
  const texts = [...code.matchAll(literal)].map(
    ([, plain, filled]) => plain ?? filled!.replaceAll(/\$\{[^}]*\}/g, '{}'),
  );
  return [...new Set(texts.map(text => text.replaceAll("\\'", "'")).filter(isSentence))];
}

/** More than one word, of which a later one is not a name: 'Wrong PIN.' is a sentence, 'United States' is not. */
function isSentence(text: string): boolean {
  return /^[A-Z].*\s[a-z{(]/.test(text) || /^[A-Z].*\s.*[.!?]$/.test(text);
}
