import { createHash } from 'node:crypto';

const families = 'ADEBAYO OKAFOR BELLO EZE OGUNLEYE MUSA NWOSU ADEYEMI IBRAHIM OKONKWO EFFIONG BALOGUN AKPAN'.split(
  ' ',
);
const given = 'CHIDINMA OLUWASEUN AISHA EMEKA FUNMILAYO YUSUF NGOZI TUNDE HALIMA IFEANYI BUKOLA SANI ADAEZE'.split(' ');

/** Who a number belongs to: made up, written as banks write names, and the same each time for the same number. */
export function nameBehind(number: string): string {
  const [family, first, second] = createHash('sha256').update(number).digest();
  const names = [families[family! % families.length]!, given[first! % given.length]!, given[second! % given.length]!];
  return [...new Set(names)].join(' ');
}
