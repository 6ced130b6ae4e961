/** What we sell. What each costs is in the dated table of server/prices.ts. */
export interface WaterType {
  readonly id: string;
  /** As the API lists it; screens say it in the language of the page. */
  readonly name: string;
}

export const waterTypes = [
  { id: 'sachet-bag', name: 'Sachet water, bag of 20' },
  { id: 'bottled-75cl', name: 'Bottled water, 12 of 75cl' },
  { id: 'bottled-150cl', name: 'Bottled water, 6 of 1.5 litres' },
  { id: 'dispenser-refill', name: 'Dispenser bottle of 18.9 litres, refilled' },
  { id: 'dispenser-new', name: 'Dispenser bottle of 18.9 litres, yours to keep' },
  { id: 'tanker-5000', name: 'Water tanker, 5,000 litres' },
  { id: 'tanker-10000', name: 'Water tanker, 10,000 litres' },
] as const satisfies readonly WaterType[];

export type WaterTypeId = (typeof waterTypes)[number]['id'];

export const isWaterType = (id: string): id is WaterTypeId => waterTypes.some(type => type.id === id);
