import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { OperatorRole } from '../contract.ts';

/** The parts of the menu, in its order. */
export const consoleGroups = { work: 'Queues', money: 'Money', people: 'People', house: 'The house' } as const;

/** One screen of the console. The shell is made of these and of nothing else. */
export interface ConsoleScreen {
  /** Below /console/: `kyc/:id?`. The first part is what the menu leads to. */
  readonly path: string;
  readonly title: string;
  readonly group: keyof typeof consoleGroups;
  readonly icon: LucideIcon;
  /** Who finds it in the menu, beside those who run the product. The server decides who may see what is in it. */
  readonly roles: readonly OperatorRole[];
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** One thing that waits for a person. */
export interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly since: string;
  /** What was promised; none: it counts from the moment it came. */
  readonly dueAt?: string | null;
  /** Below /console/. */
  readonly to: string;
}

export interface Queue {
  readonly name: string;
  /** Below /console/: where all of it is. */
  readonly to: string;
  readonly roles: readonly OperatorRole[];
  /** `isMore`: there are more than a page of them. */
  readonly read: () => Promise<{ readonly items: readonly Waiting[]; readonly isMore: boolean }>;
}

/** A way to look for what an operator has typed. */
export interface ConsoleSearch {
  readonly label: string;
  readonly roles: readonly OperatorRole[];
  /** What looks like it is offered first, so that Enter leads there. */
  readonly fits?: RegExp;
  readonly to: (typed: string) => string;
}

/** What the rooms tell of a customer, by their names. */
export type AboutCustomer = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Where a room has more of one customer, as the customer's page leads there. */
export interface CustomerLink {
  readonly label: string;
  /** Whom the server lets read it, beside those who run the product. */
  readonly roles: readonly OperatorRole[];
  /** Below /console/. Nothing where what the rooms tell of the customer says that there is none. */
  readonly to: (customer: string, about: AboutCustomer) => string | undefined;
  /** The feature that tells of a customer how much of it is `open`. */
  readonly countedBy?: string;
}

/**
 * All that a room brings to the console, as `staff` from its file `console/screens.ts`. The shell is made from the list of
 * these in apps/console/app/features.ts.
 */
export interface ConsoleFeature {
  /** The menu shows screens by this number, lowest first. */
  readonly order: number;
  readonly screens: readonly ConsoleScreen[];
  /** Further addresses, which are in no menu. */
  readonly pages?: readonly Pick<ConsoleScreen, 'path' | 'load'>[];
  readonly queues?: readonly Queue[];
  readonly searches?: readonly ConsoleSearch[];
  readonly ofCustomer?: readonly CustomerLink[];
}

export const mayOpen = (role: OperatorRole, { roles }: { readonly roles: readonly OperatorRole[] }): boolean =>
  role === 'admin' || roles.includes(role);

/** `kyc/:id?` is reached at `/kyc`. */
export const homeOf = ({ path }: Pick<ConsoleScreen, 'path'>): string => `/${path.split('/')[0]}`;
