import type { LucideIcon } from 'lucide-react';
import { createContext, useContext, type ComponentType } from 'react';

/** Where a view is offered: sidebar, bottom bar, side menu, the one or two main actions, the further quick ones. */
export type Place = 'sidebar' | 'bottom' | 'menu' | 'primary' | 'quick';

/** One screen inside the shell. The shell is made of these and of nothing else: an unbuilt room is not listed. */
export interface View {
  /** What `?view=` names it. */
  readonly id: string;
  readonly icon: LucideIcon;
  readonly places: readonly Place[];
  /** Where it stands before the others, whatever their order in the list. */
  readonly leads?: readonly Place[];
  /** For the heading and the document; asked at drawing time, in the language of that moment. */
  readonly title: () => string;
  /** Shorter names for places with less room. */
  readonly labels?: Partial<Record<Place, () => string>>;
  /** On a phone: a flow has Back instead of the menu, and no bottom bar; cloth lets the screen draw behind the bar. */
  readonly bar?: 'plain' | 'flow' | 'cloth';
  readonly load: () => Promise<{ default: ComponentType }>;
}

export function labelOf(view: View, place: Place): string {
  return (view.labels?.[place] ?? view.title)();
}

export function viewAddress(id: string): string {
  return `/wallet?view=${id}`;
}

export const ViewsContext = createContext<readonly View[]>([]);

/** The views of every room in this build, for screens that offer ways to others without knowing them. */
export function useViews(place: Place): readonly View[] {
  const views = useContext(ViewsContext).filter(view => view.places.includes(place));
  return [...views.filter(view => leads(view, place)), ...views.filter(view => !leads(view, place))];
}

const leads = (view: View, place: Place) => view.leads?.includes(place) ?? false;

/** Whether this build has a view at all, for a way to it that means nothing without it. */
export function useHasView(id: string): boolean {
  return useContext(ViewsContext).some(view => view.id === id);
}

/** Takes the home view's place while something else has to be done first; the ways to all other views stay open. */
export interface Gate {
  readonly view: View;
  /** A hook, asked at drawing time. */
  readonly useIsShut: () => boolean;
}

/** A section that one room adds to another's screen, which then needs not know it: sessions on the profile. */
export interface Panel {
  readonly id: string;
  /** `pin`: under the PIN of a customer who has one. `gate`: above what stands in the home view's place. */
  readonly place: 'profile' | 'settings' | 'pin' | 'gate';
  readonly load: () => Promise<{ default: ComponentType }>;
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
  /** At most one feature has one. */
  readonly gate?: Gate;
  /** Drawn in the sidebar, and on a phone in the header. */
  readonly Bar?: ComponentType;
  /** Drawn over every view when it has something to ask. */
  readonly Over?: ComponentType;
}

export const PanelsContext = createContext<readonly Panel[]>([]);

export function usePanels(place: Panel['place']): readonly Panel[] {
  return useContext(PanelsContext).filter(panel => panel.place === place);
}
