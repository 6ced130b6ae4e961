/** The providers of cable and satellite TV in Nigeria, by our name of each; which of them are sold, the sellers say. */
export const tvProviders = [
  { name: 'DSTV', title: 'DStv' },
  { name: 'GOTV', title: 'GOtv' },
  { name: 'STARTIMES', title: 'StarTimes' },
  { name: 'SHOWMAX', title: 'Showmax' },
] as const;

/** From our name of it, in either case. */
export function tvProviderOf(named: string) {
  const wanted = named.trim().toUpperCase();
  return tvProviders.find(({ name }) => name === wanted);
}

export const tvTitle = (name: string) => tvProviders.find(each => each.name === name)?.title ?? name;
