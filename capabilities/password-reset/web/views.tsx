import type { Panel } from '@wura/browser/views';

/** Inside the shell this room only adds a way out to whoever has forgotten their PIN. */
export const panels: readonly Panel[] = [{ id: 'pin-reset', place: 'pin', load: () => import('./forgot-pin.tsx') }];
