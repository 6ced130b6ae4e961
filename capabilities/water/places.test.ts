import { expect, test } from 'vitest';
import { findState, places } from './places.ts';

test('all subdivisions of the nine countries are there, as many as ISO 3166-2 has', () => {
  const counts = Object.fromEntries(
    places.countries.map(({ id }) => [id, places.states.filter(({ country_id }) => country_id === id).length]),
  );
  expect(counts).toEqual({ US: 51, CA: 13, GB: 4, AU: 8, DE: 16, FR: 18, NG: 37, KE: 47, GH: 16 });
});

test('every code is its own and begins with that of its country', () => {
  const ids = places.states.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, country_id } of places.states) expect(id).toMatch(new RegExp(`^${country_id}-[A-Z0-9]{1,3}$`));
});

test('codes that people and programs know mean what they mean everywhere', () => {
  for (const [id, name] of [
    ['NG-LA', 'Lagos'],
    ['NG-FC', 'Federal Capital Territory'],
    ['US-DC', 'District of Columbia'],
    ['CA-QC', 'Quebec'],
    ['GB-SCT', 'Scotland'],
    ['AU-NSW', 'New South Wales'],
    ['DE-BY', 'Bayern'],
    ['FR-IDF', 'Île-de-France'],
    ['FR-971', 'Guadeloupe'],
    ['KE-30', 'Nairobi'],
    ['GH-AA', 'Greater Accra'],
  ] as const) {
    expect(findState(id)?.name, id).toBe(name);
  }
});
