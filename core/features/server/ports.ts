import type { ProviderEvent, ProviderRecords, RecordOperation } from '@wura/provider-payments/server/ports';
import type { Config } from '@wura/platform/config';
import type { SettingsReader } from '@wura/platform/settings';
import type { VendorHttpOptions } from '@wura/vendor-http';
import type { RouteSpec } from '@wura/wire';
import type { z } from 'zod';

declare const offered: unique symbol;

/** What a room wishes of the outside world, under a name: rooms ask for it, vendors offer it, and neither knows the other. */
export interface Port<Offered> {
  readonly name: string;
  readonly [offered]?: Offered;
}

export function definePort<Offered>(name: string): Port<Offered> {
  return { name };
}

/** A port, and the adapter that stands behind it. */
export interface Offer {
  readonly port: Port<unknown>;
  readonly adapter: unknown;
}

export function offer<Offered>(port: Port<Offered>, adapter: Offered): Offer {
  return { port, adapter };
}

/** What settings may depend on. */
export type Surroundings = Pick<Config, 'mode' | 'sandbox'>;

/** What GET /api/config says of a vendor or a feature, beside the rest. */
export interface PublicSettings<Settings> {
  readonly shape: Readonly<Record<string, z.ZodType>>;
  read(settings: Settings, surroundings: Surroundings): Readonly<Record<string, unknown>>;
}

/** One company that we call: what it reads from the environment, and what it offers once it is opened. */
export interface Vendor<Settings = unknown> {
  readonly name: string;
  /** The variable of the key with which it moves money. That key makes the whole product live. */
  readonly moneyKey?: string;
  /** How that key begins where it is one for tests, if it tells. */
  readonly testKeyPrefix?: string;
  /** None: switched off here. */
  settings(read: SettingsReader, surroundings: Surroundings): Settings | undefined;
  open(settings: Settings, needs: VendorNeeds): OpenVendor;
  readonly webhook?: Webhook<Settings>;
  readonly publicSettings?: PublicSettings<Settings | undefined>;
}

export interface VendorNeeds {
  now: () => number;
  /** Called at the end of every call that leaves. */
  onEnd?: NonNullable<VendorHttpOptions['onEnd']>;
}

export interface OpenVendor {
  readonly offers: readonly Offer[];
  /** Its own books, held against ours once a day. */
  readonly records?: ProviderRecords;
  /** It has been silent for so long that nothing is sent there. */
  isDown?(): boolean;
}

/** Where a vendor tells us what happened. */
export interface Webhook<Settings> {
  readonly route: RouteSpec;
  /** `unsigned`: the caller is not this vendor. None: signed, and unreadable. */
  read(call: WebhookCall, settings: Settings): ProviderEvent | 'unsigned' | undefined;
}

export interface WebhookCall {
  /** The bytes as they came. */
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Which job asks about what this vendor does for us. */
  readonly jobs: JobOfOperation;
}

export type JobOfOperation = Readonly<Partial<Record<RecordOperation, string>>>;
