import type { View } from '@wura/browser/views';
import { homeGate, homeView } from '../views.ts';

const useIsShut = homeGate?.useIsShut ?? (() => false);

/** The view that is drawn where this one was asked for: while the gate is shut, it stands in the dashboard's place. */
export function useShownView(view: View): View {
  const isShut = useIsShut();
  return view === homeView && isShut && homeGate ? homeGate.view : view;
}
