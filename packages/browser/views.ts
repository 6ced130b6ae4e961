import type { LucideIcon } from 'lucide-react';
import { createContext, useContext, type ComponentType } from 'react';
import { useAwaitsServices, useServices } from './config.ts';

/**
 * Where a view is offered: sidebar, bottom bar, side menu, the one or two main actions, the further quick ones, the menu
 * of bills and, inside it, the miscellaneous one.
 */
export type Place = 'sidebar' | 'bottom' | 'menu' | 'primary' | 'quick' | 'bills' | 'miscellaneous';

/** A payment, and what its form is filled in with to make it again. */
interface Brought {
  readonly id: string;
  readonly again?: Readonly<Record<string, string>> | undefined;
}

/** One screen inside the shell. The shell is made of these and of nothing else: an unbuilt room is not listed. */
export interface View {
  /** What `?view=` names it. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly places: readonly Place[];
  /**
   * Its number in a place where the order of the features is not the order of that place; lowest first, and before what
   * has none. Quick: send 10, deposit 20, airtime 30, data 40, electricity 50, TV 60, exchange 70, cards 80, water 90,
   * transfer 100. Bills: airtime 10 to water 50, miscellaneous 60, scheduled payments 70.
   */
  readonly ranks?: Partial<Record<Place, number>>;
  /** What GET /api/config says is switched on, without which it is in no menu. */
  readonly service?: string;
  /** The category of the payments that it makes again, when it is opened with `again` and the number of one. */
  readonly paysAgain?: string;
  /** It keeps what payments of one category brought: how the way to it is called, and where it shows one, which brought something. */
  readonly keeps?: {
    readonly category: string;
    readonly label: () => string;
    readonly addressOf: (payment: Brought) => string | undefined;
  };
  /** The categories of the payments that it makes on days to come, when it is opened with `from` and one of them. */
  readonly paysLater?: readonly string[];
  /** It is itself a menu, of this place: where that is empty, it is in no menu either. */
  readonly menuOf?: Place;
  /** For the heading and the document; asked at drawing time, in the language of that moment. */
  readonly title: () => string;
  /** One line about it, in menus with room for one. */
  readonly detail?: () => string;
  /** Shorter names for places with less room. */
  readonly labels?: Partial<Record<Place, () => string>>;
  /** On a phone: a flow has Back instead of the menu, and no bottom bar; cloth lets the screen draw behind the bar. */
  readonly bar?: 'plain' | 'flow' | 'cloth';
  /** What a phone shows of it while it is on its way; the usual shape where it has none of its own. */
  readonly FirstSight?: ComponentType | undefined;
  readonly load: () => Promise<{ default: ComponentType }>;
}

export function labelOf(view: View, place: Place): string {
  const { labels = {}, title } = view;
  // Inside the menu of bills "Airtime" says enough, as it does among the quick actions.
  const short = place === 'bills' ? labels.quick : undefined;
  return (labels[place] ?? short ?? title)();
}

export function viewAddress(id: string): string {
  return `/wallet?view=${id}`;
}

export const ViewsContext = createContext<readonly View[]>([]);

/** The views of every room in this build, for screens that offer ways to others without knowing them. */
export function useViews(place: Place): readonly View[] {
  const all = useContext(ViewsContext);
  const services = useServices({ isOff: !all.some(view => view.service !== undefined) });
  return viewsAt(place, all, services);
}

/**
 * As `useViews`, for a place where nothing may move: until it is known what is switched on, what may be stands there as
 * well, and `isAwaited` says so.
 */
export function useViewsInPlace(place: Place): readonly (View & { isAwaited: boolean })[] {
  const all = useContext(ViewsContext);
  const awaits = useAwaitsServices();
  const shown = useViews(place);
  if (!awaits) return shown.map(view => ({ ...view, isAwaited: false }));
  const everything = Object.fromEntries(all.flatMap(({ service }) => (service === undefined ? [] : [[service, true]])));
  return viewsAt(place, all, everything).map(view => ({ ...view, isAwaited: !shown.includes(view) }));
}

/** Those that a place offers, in its order, when these services are switched on. */
export function viewsAt(
  place: Place,
  all: readonly View[],
  services: Readonly<Record<string, boolean>>,
): readonly View[] {
  return all
    .filter(({ places, service }) => places.includes(place) && (service === undefined || services[service] === true))
    .filter(({ menuOf }) => menuOf === undefined || viewsAt(menuOf, all, services).length > 0)
    .toSorted((one, other) => rankOf(one, place) - rankOf(other, place));
}

const rankOf = (view: View, place: Place) => view.ranks?.[place] ?? Number.MAX_SAFE_INTEGER;

/** The way to what a payment of this category brought, where a view keeps that. */
export function useKeeps(category: string): View['keeps'] {
  return useContext(ViewsContext).find(({ keeps }) => keeps?.category === category)?.keeps;
}

/** The view that makes a payment of this category, and where it makes one of them again. */
export function usePaysAgain(category: string): { view: View; addressOf: (id: string) => string } | undefined {
  const view = useContext(ViewsContext).find(({ paysAgain }) => paysAgain === category);
  return view && { view, addressOf: id => `${viewAddress(view.id)}&again=${id}` };
}

/** Where a payment of this category is made again on days to come; nothing in a build that has no days to come. */
export function usePaysLater(category: string): ((id: string) => string) | undefined {
  const view = useContext(ViewsContext).find(({ paysLater = [] }) => paysLater.includes(category));
  return view && (id => `${viewAddress(view.id)}&new=1&from=${id}`);
}

/** Another room's view, for a way to it that bears its name; nothing where this build lacks it. */
export function useView(id: string): View | undefined {
  return useContext(ViewsContext).find(view => view.id === id);
}

/** Whether this build has a view at all, for a way to it that means nothing without it. */
export function useHasView(id: string): boolean {
  return useView(id) !== undefined;
}

/** Takes the home view's place while something else has to be done first; the ways to all other views stay open. */
export interface Gate {
  readonly view: View;
  /** A hook, asked at drawing time. */
  readonly useIsShut: () => boolean;
}

/** What a section is told of the screen that it stands on. */
export interface PanelProps {
  /** Under the PIN of a payment that waits: what may stand in the PIN's place hands that over. */
  onPin?: ((pin: string) => void) | undefined;
  /** Of one transaction: its id. */
  transaction?: string | undefined;
}

/** A section that one room adds to another's screen, which then needs not know it: sessions on the profile. */
export interface Panel {
  readonly id: string;
  /**
   * `pin`: under the PIN of a customer who has one. `gate`: above what stands in the home view's place. `bills`: at the
   * top of the menu of bills. `help`: beside the answers of Help & Support. `programs`: under the keys of a customer's programs.
   * `spending`: under the month that is under way. `transaction`: beside the status of one.
   */
  readonly place:
    | 'profile'
    | 'settings'
    | 'security'
    | 'pin'
    | 'gate'
    | 'bills'
    | 'help'
    | 'programs'
    | 'spending'
    | 'transaction';
  /** How high it usually is, as a class: room is kept for it, so that what stands below it does not move when it comes. */
  readonly height?: string;
  /** What stands in its place while it is on its way, where the usual shape would be another. */
  readonly Shape?: ComponentType;
  /** Whether this device knows how high it is. Where it does not, it comes after what stands there, and moves none of it. */
  readonly hasPlace?: () => boolean;
  readonly load: () => Promise<{ default: ComponentType<PanelProps> }>;
}

/** Something that a customer has asked of us, in the one list of all of them. */
export interface CaseLine {
  readonly id: string;
  /** Asked at drawing time, in the language of that moment. */
  readonly title: () => string;
  readonly state: () => string;
  /** `asked`: we wait for the customer. */
  readonly stage: 'waiting' | 'looked_at' | 'asked' | 'done' | 'refused';
  /** Its number, where it has one. */
  readonly reference: string | null;
  /** An instant. */
  readonly at: string;
  /** Where it is followed. */
  readonly to: string;
}

/** Where the cases of one feature come from; what it takes to read them is loaded when they are looked at. */
export interface CaseSource {
  readonly id: string;
  readonly load: () => Promise<{ default: () => Promise<readonly CaseLine[]> }>;
}

/**
 * All that a capability brings to the web, as `web` from its file `web/views.tsx`. The shell is made from the list of
 * these in apps/web/app/features.ts and of nothing else.
 */
export interface WebFeature {
  /** Menus and panels show features by this number, lowest first; the first view of all is the home view. */
  readonly order: number;
  readonly views?: readonly View[];
  readonly panels?: readonly Panel[];
  /** What customers have in hand with it. */
  readonly cases?: CaseSource;
  /** At most one feature has one. */
  readonly gate?: Gate;
  /** Drawn in the sidebar, and on a phone in the header. */
  readonly Bar?: ComponentType;
  /** A quiet line above every view, when it has something to say. */
  readonly Strip?: ComponentType;
  /** Drawn over every view when it has something to ask. */
  readonly Over?: ComponentType;
}

export const PanelsContext = createContext<readonly Panel[]>([]);

export function usePanels(place: Panel['place']): readonly Panel[] {
  return useContext(PanelsContext).filter(panel => panel.place === place);
}

export const CasesContext = createContext<readonly CaseSource[]>([]);
