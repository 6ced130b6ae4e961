import { definePort } from '@wura/features/server/ports';

/** All who tell us rates here. The first of them that is fresh is quoted from; the others are held against it. */
export const rateSources = definePort<RateSource>('rate_sources');

/** What one source said at one moment. */
export interface Quotation {
  readonly asOf: Date;
  /** Units of each currency for one US dollar, as the decimal text that the source wrote. */
  readonly rates: Readonly<Record<string, string>>;
  /** The source says that asking again before this is of no use. */
  readonly nextAt?: Date | undefined;
}

/** A source that tells mid-market rates. Whatever cannot be read, or says nothing of naira, is thrown as an error. */
export interface RateSource {
  /** Kept with every snapshot. */
  readonly name: string;
  /** For people, with where it is to be found: some sources ask for a link in return. */
  readonly title: string;
  readonly link: string | null;
  /** How often it says something new, which decides how old its word may be. */
  readonly cadence: 'hourly' | 'daily';
  /** The sandbox speaks for it: no bank would trade at these. */
  readonly isSimulated: boolean;
  readonly askEveryMs: number;
  latest(): Promise<Quotation>;
  /** Its last word of a day in the past. */
  onDay?(day: string): Promise<Quotation>;
}
