const figureNames = ['users', 'transactions', 'countries', 'customers', 'uptime', 'awards'] as const;
type FigureName = (typeof figureNames)[number];

/** What the public pages say of this service, instead of their samples. */
export type Figures = Partial<Record<FigureName, string | number>>;

/** `users=812, uptime=99.97%`: whole numbers are counted up to, other texts are shown as they are. */
export function readFigures(given: string | undefined): Figures | undefined {
  if (given === undefined) return undefined;
  const pairs = given.split(',').map(pair => pair.split('=').map(part => part.trim()));
  for (const [name = '', value = '', ...more] of pairs) {
    if (!figureNames.includes(name as FigureName) || !/^[^<>&"]{1,16}$/.test(value) || more.length > 0) {
      throw new Error(`FIGURES must be pairs such as users=812, of ${figureNames.join(', ')}, not "${given}"`);
    }
  }
  return Object.fromEntries(pairs.map(([name, value]) => [name, /^\d+$/.test(value!) ? Number(value) : value]));
}
