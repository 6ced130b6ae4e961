import { countries, type CountryCode } from '@wura/identity/rules';
import { statesByCountry } from './places-table.ts';

export interface State {
  /** ISO 3166-2: `NG-LA`. */
  readonly id: string;
  readonly name: string;
  readonly country_id: CountryCode;
}

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');

/** By name, as the API lists them. */
export const places = {
  countries: countries.map(({ code: id, name }) => ({ id, name })).toSorted(byName),
  states: countries.flatMap(({ code: country_id }): State[] =>
    Object.entries(statesByCountry[country_id])
      .map(([code, name]): State => ({ id: `${country_id}-${code}`, name, country_id }))
      .toSorted(byName),
  ),
} as const;

const stateById = new Map(places.states.map(state => [state.id, state]));

export const findState = (id: string): State | undefined => stateById.get(id);

export const isCountry = (id: string): id is CountryCode => places.countries.some(country => country.id === id);
