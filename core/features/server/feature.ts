import type { Bill } from '@wura/bills/server/bill';
import type { Pool, Queries, Tx } from '@wura/database';
import type { CustomerRouter, Identity } from '@wura/identity/server';
import type { PersonalData } from '@wura/identity/server/personal-data';
import type { ImageProcessor } from '@wura/images/image-processor';
import type { JobHandler } from '@wura/jobs/run';
import type { MoneyFacts, NoticeKind } from '@wura/notices/server/kinds';
import type { ApprovalKind, OperatorRouter, Operators } from '@wura/operators/server';
import type { OrderKind } from '@wura/orders/server/kinds';
import type { Config } from '@wura/platform/config';
import type { Log } from '@wura/platform/log';
import type { SettingsReader } from '@wura/platform/settings';
import type { AnyRule, Policy, PricedKind } from '@wura/policy/server';
import type { HouseRecords, OwnRecords } from '@wura/provider-payments/server/own-records';
import type { ProviderRecords, RecordOperation } from '@wura/provider-payments/server/ports';
import type { RateBook } from '@wura/rates/server';
import type { Vault } from '@wura/secrets/vault';
import type { MovementKind } from '@wura/wallets/server/kinds';
import type { WalletServices } from '@wura/wallets/server/wallet-services';
import type { RouteSpec } from '@wura/wire';
import type { Offer, Port, PublicSettings, Surroundings } from './ports.ts';
import type { PartnerListener } from './partner-listener.ts';
import type { Schedulable } from './schedulable.ts';

/**
 * All that a capability brings to the server, in its file `feature.ts`. The application, the worker, the migrations, the
 * documentation of the API and the attacks on it are made from the list of these in apps/server/features.ts, so that a
 * feature is added and taken out in one line.
 */
export interface Feature<Settings = unknown> {
  /** That of its folder. */
  readonly name: string;
  /** Its calls, as its contracts have them; some tell of all features, such as what each of them costs. */
  readonly routes?: readonly Routes[] | ((all: AllFeatures) => readonly Routes[]);
  /** Answers customers and visitors. */
  serve?(router: CustomerRouter, needs: ServerNeeds<Settings>): void;
  /** Answers staff. */
  serveStaff?(router: OperatorRouter, needs: ServerNeeds<Settings>): void;
  /** What staff do with it that needs a second operator, and what is done once one has agreed. */
  approvals?(needs: ServerNeeds<Settings>): readonly ApprovalKind[];
  /** Who does which kind of its work that waits. */
  jobs?(needs: WorkerNeeds<Settings>): Jobs | Promise<Jobs>;
  /** Makes due what is to happen soon after every start of the worker. */
  whenWorkerStarts?(tx: Tx): Promise<void>;
  /** What it moves money for. Their rows in ledger.kind are written when the database is migrated. */
  readonly kinds?: readonly MovementKind[];
  /** What it sells of others'. Their movements, prices, operations and switches follow from this and need not be named. */
  readonly bills?: readonly Bill[];
  /** What of its payments may be asked for now and made later. */
  readonly schedulables?: readonly Schedulable[];
  /** What providers do for it. */
  readonly operations?: readonly Operation[];
  /** What it moves through wallets of the house: whatever else stands in them is a difference. */
  readonly house?: readonly HouseRecords[];
  /** The folder of its migrations; they may refer to the tables of features that stand before it in the list. */
  readonly migrations?: URL;
  /** What is paid for, and what it costs. */
  readonly prices?: readonly PricedKind[];
  /** What else of it staff may change, from a day to come; those of its prices need not be named. */
  readonly rules?: readonly AnyRule[];
  /** What it tells staff of one customer, on the customer's page and under its name; who looks is written down there. */
  readonly aboutCustomer?: AboutCustomer;
  /** What is ordered of us and people carry out. */
  readonly orders?: readonly OrderKind[];
  /** Of money between two customers: they keep facts alone, and make their words when they are read. */
  readonly moneyNotices?: readonly NoticeKind<MoneyFacts>[];
  /** What it does for other features, behind ports of the nouns that they share. */
  offers?(needs: OfferNeeds): readonly Offer[];
  /**
   * A customer has shut their account in an emergency: what it does for them while they are away stops in that commit, and so
   * do the ways in that the finder of their phone may hold.
   */
  readonly whenLocked?: (tx: Tx, locked: Locked) => Promise<void>;
  /** Staff have frozen a customer's account, or opened it again: companies that serve the customer for us hear of it. */
  readonly whenFrozen?: (tx: Tx, customer: bigint) => Promise<void>;
  /** It tells customers' programs what happens to them. */
  readonly partnerListener?: PartnerListener;
  /** What it knows of a customer: told on request, and let go of when they are erased. */
  readonly personalData?: PersonalData;
  /** The folder of its sealed files, under DATA_DIR and in the store that machines share. */
  readonly sealedFiles?: string;
  /** Pages that only our own pages may hold in a frame, each of which may ask one company that no other page may. */
  frames?(needs: Pick<ServerNeeds<Settings>, 'port'>): readonly FramedPage[];
  /** What it reads from the environment; throws one line that names the variable. */
  settings?(read: SettingsReader, surroundings: Surroundings): Settings;
  readonly publicSettings?: PublicSettings<Settings>;
  /** What GET /api/config says is switched on. */
  readonly services?: Readonly<Record<string, Service<Settings>['isOn']>>;
  /** Its part of the demonstration, after the customers and their history. */
  seed?(tx: Tx, demo: Demo): Promise<void>;
  /** Seals with the present key what an older one has sealed. */
  readonly reseal?: Reseal;
  /** Figures for Prometheus, read from the database when they are asked for. */
  readonly gauges?: readonly Gauge[];
}

/** A method, so that a list may hold features whose settings are of different shapes. */
interface Service<Settings> {
  isOn(needs: Pick<ServerNeeds<Settings>, 'port' | 'settings'>): boolean;
}

export type AboutCustomer = (db: Queries, customer: bigint, at: Date) => Promise<Readonly<Record<string, unknown>>>;

export type Routes = Readonly<Record<string, RouteSpec>>;
export type Jobs = readonly (readonly [kind: string, handle: JobHandler])[];

/** What a provider does for a feature, and how we learn what became of it. */
export interface Operation {
  readonly operation: RecordOperation;
  /** The provider behind this port carries it out. */
  readonly through: Port<unknown>;
  /** The job that asks the provider about one payment and acts on the answer; a webhook makes it due. */
  readonly job: string;
  /** What we hold against that provider's own books. */
  records(of: { provider: string; job: string }): OwnRecords;
}

/** What all features of this build bring together, for those that tell of it. */
export interface AllFeatures {
  readonly bills: readonly Bill[];
  readonly prices: readonly PricedKind[];
  /** Whatever staff may change, those that no feature brings included. */
  readonly rules: readonly AnyRule[];
  readonly orders: readonly OrderKind[];
  readonly schedulables: readonly Schedulable[];
  /** Those of the wallets included. */
  readonly kinds: readonly MovementKind[];
  readonly moneyNotices: readonly NoticeKind<MoneyFacts>[];
  readonly aboutCustomers: readonly { readonly name: string; readonly read: AboutCustomer }[];
  /** What they know of a customer. */
  readonly personalData: readonly PersonalData[];
  /** Who tells customers' programs what happens. */
  readonly partnerListeners: readonly PartnerListener[];
  /** What stops when a customer shuts their account in an emergency. */
  readonly whenLocked: readonly ((tx: Tx, locked: Locked) => Promise<void>)[];
  /** What hears that staff froze an account, or opened it again. */
  readonly whenFrozen: readonly ((tx: Tx, customer: bigint) => Promise<void>)[];
}

export interface FramedPage {
  /** Its address, without the slash. */
  readonly path: string;
  /** Whole: its styles and scripts stand in it. */
  readonly html: string;
  /** The one origin that its script may ask. */
  readonly asks: string;
}

export interface Locked {
  readonly customer: bigint;
  readonly at: Date;
}

/** What a feature may be given for what it does for others. */
export type OfferNeeds = Pick<Needs<unknown>, 'config' | 'pool' | 'vault' | 'now'>;

interface Needs<Settings> {
  config: Config;
  settings: Settings;
  pool: Pool;
  vault: Vault;
  now: () => number;
  /** Who does this for us here; none: switched off. */
  port<Offered>(port: Port<Offered>): Offered | undefined;
  /** All who do this here, in the order in which they are asked. */
  ports<Offered>(port: Port<Offered>): readonly Offered[];
}

/** What a feature may be given to answer calls with. */
export interface ServerNeeds<Settings = unknown> extends Needs<Settings> {
  log: Log;
  /** Reads all of the ledger at once, beside everything else. */
  checker: Pool;
  identity: Identity;
  walletServices: WalletServices;
  policy: Policy;
  rates: RateBook;
  images: ImageProcessor;
  operators: Operators;
  all: AllFeatures;
  /** Done when the server closes. */
  onClose(work: () => Promise<void>): void;
  /** Done first, for what would keep it from closing. */
  onClosing(work: () => void): void;
}

/** What a feature may be given for the work that waits. */
export interface WorkerNeeds<Settings = unknown> extends Needs<Settings> {
  log: Log;
  walletServices: Pick<WalletServices, 'wallets' | 'naming'>;
  policy: Policy;
  rates: RateBook;
  accounts: readonly ProviderAccount[];
  /** Of all features. */
  house: readonly HouseRecords[];
  all: AllFeatures;
}

/** A provider's books, and ours that are held against them. */
export interface ProviderAccount {
  readonly theirs: ProviderRecords;
  readonly ours: readonly OwnRecords[];
}

export interface Demo {
  readonly people: readonly DemoPerson[];
  readonly config: Config;
  readonly vault: Vault;
  readonly now: number;
}

export interface DemoPerson {
  readonly number: bigint;
  readonly firstname: string;
  readonly lastname: string;
  readonly dob: string;
  readonly residentialAddress: string;
  readonly isVerified: boolean;
  /** When the account was opened. */
  readonly at: Date;
}

export interface Reseal {
  /** Whose these are, in a line of a report: "12 of verification". */
  readonly of: string;
  run(needs: { config: Config; pool: Pool; vault: Vault; now: () => number }): Promise<number>;
}

export interface Gauge {
  readonly name: string;
  readonly help: string;
  /** One row with a `value`, or one for each value of the label; no row leaves it out. */
  readonly sql: string;
  readonly label?: string;
}
