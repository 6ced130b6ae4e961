import { encode } from 'uqr';

/** Rows of modules, true for dark. */
export type Modules = readonly (readonly boolean[])[];

/** Readable when 15 % of it is lost, as on a folded print. */
export function encodeQr(text: string): Modules {
  // As bytes: readers disagree on what other modes do with letters outside ASCII.
  return encode([...new TextEncoder().encode(text)], { ecc: 'M', border: 0 }).data;
}

/** One path of unit squares, so that no line shows between neighbours. */
export function qrPath(modules: Modules): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
