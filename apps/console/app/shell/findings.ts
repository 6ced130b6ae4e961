import { homeOf, mayOpen } from '@wura/operators/console/feature';
import type { Self } from '@wura/operators/console/self';
import { screens, searches } from '../screens.ts';

export interface Finding {
  readonly label: string;
  readonly to: string;
}

/** The first is where Enter leads: a screen by the beginning of its name, else the search for what this looks like. */
export function findings(role: Self['role'], wanted: string): Finding[] {
  const named = screens
    .filter(each => mayOpen(role, each) && each.title.toLowerCase().includes(wanted.toLowerCase()))
    .map(each => ({ label: each.title, to: homeOf(each) }));
  if (wanted === '') return named;
  const begins = ({ label }: Finding) => label.toLowerCase().startsWith(wanted.toLowerCase());
  const looked = searches
    .filter(each => mayOpen(role, each))
    .toSorted((one, other) => Number(other.fits?.test(wanted) ?? false) - Number(one.fits?.test(wanted) ?? false))
    .map(({ label, to }) => ({ label, to: to(wanted) }));
  return [...named.filter(begins), ...looked, ...named.filter(each => !begins(each))];
}
