import type { ProviderAccount } from '@wura/features/server';
import type { JobOfOperation, Offer, OpenVendor, Port, Vendor, VendorNeeds } from '@wura/features/server/ports';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { vendors } from './vendors.ts';

export interface OpenVendors {
  /** Who does this for us here; none: switched off. */
  port<Offered>(port: Port<Offered>): Offered | undefined;
  /** All who do this here, in the order of the list of vendors. */
  ports<Offered>(port: Port<Offered>): readonly Offered[];
  /** Those that are switched on. */
  readonly open: readonly Opened[];
  /** Each vendor's own books, and ours of what it does for us. */
  readonly accounts: readonly ProviderAccount[];
}

interface Opened {
  readonly vendor: Vendor;
  readonly settings: unknown;
  readonly isDown: OpenVendor['isDown'];
  /** Which job asks about what it does for us. */
  readonly jobs: JobOfOperation;
}

const operations = features.flatMap(({ operations = [] }) => operations);

/** Every vendor that is switched on, and how the rooms find what it, and each of them, offers. */
export function openVendors(config: Config, needs: VendorNeeds, ofFeatures: readonly Offer[] = []): OpenVendors {
  const open: Opened[] = [];
  const accounts: ProviderAccount[] = [];
  const offers = new Map(ofFeatures.map(each => [each.port.name, [each]]));
  for (const vendor of vendors) {
    const settings = config.settings[vendor.name];
    if (settings === undefined) continue;
    const opened = vendor.open(settings, needs);
    for (const each of opened.offers) offers.set(each.port.name, [...(offers.get(each.port.name) ?? []), each]);

    const offered = new Set(opened.offers.map(({ port }) => port.name));
    const ours = operations.filter(({ through }) => offered.has(through.name));
    const jobs = Object.fromEntries(ours.map(({ operation, job }) => [operation, job]));
    open.push({ vendor, settings, isDown: opened.isDown, jobs });
    const { records: theirs } = opened;
    if (!theirs) continue;
    const { provider } = theirs;
    // Several features may sell through one provider, whose records of it are one list.
    const kept = [...new Map(ours.map(each => [each.operation, each])).values()];
    accounts.push({ theirs, ours: kept.map(({ job, records }) => records({ provider, job })) });
  }
  // Under the name of a port stands what was offered for it, of its type: see `offer`.
  const ports = <Offered>({ name }: Port<Offered>) => (offers.get(name) ?? []).map(({ adapter }) => adapter as Offered);
  return { open, accounts, ports, port: port => ports(port)[0] };
}
