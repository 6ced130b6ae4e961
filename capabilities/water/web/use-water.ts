import { useRoute } from '@wura/browser/query';
import { readCountries, readStates, readTypes } from './calls.ts';

/** The catalogue and the places, which change about never. */
export function useWater() {
  const types = useRoute(readTypes, {});
  const countries = useRoute(readCountries, {});
  const states = useRoute(readStates, {});
  return { types, countries, states, isPending: types.isPending || countries.isPending || states.isPending };
}

export type Water = ReturnType<typeof useWater>;
