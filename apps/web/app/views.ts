import type { CaseSource, Gate, Panel, View, WebFeature } from '@wura/browser/views';
import * as features from './features.ts';

// What the shell is made of: sidebar, bottom bar, side menu, quick actions and what surrounds the views.

const inOrder = Object.values<WebFeature>(features).toSorted((one, other) => one.order - other.order);

export const views: readonly View[] = inOrder.flatMap(({ views = [] }) => views);
export const panels: readonly Panel[] = inOrder.flatMap(({ panels = [] }) => panels);
export const caseSources: readonly CaseSource[] = inOrder.flatMap(({ cases = [] }) => cases);
export const bars = inOrder.flatMap(({ Bar = [] }) => Bar);
export const strips = inOrder.flatMap(({ Strip = [] }) => Strip);
export const overs = inOrder.flatMap(({ Over = [] }) => Over);

/** Where an unknown view id leads. */
export const homeView = views[0]!;

/** What stands in its place until it is done. */
export const homeGate: Gate | undefined = inOrder.find(({ gate }) => gate)?.gate;

export function findView(id: string | null): View | undefined {
  return id === null ? homeView : views.find(view => view.id === id);
}
