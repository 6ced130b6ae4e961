import type { View } from '@wura/browser/views';
import { homeGate, homeView } from '../rooms.ts';

/** The view that is drawn where this one was asked for: while the gate is shut, it stands in the dashboard's place. */
export function useShownView(view: View): View {
  const isShut = homeGate.useIsShut();
  return view === homeView && isShut ? homeGate.view : view;
}
