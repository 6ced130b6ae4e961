import type { WebFeature } from '@wura/browser/views';
import { ChatInApp } from './chat-in-app.tsx';
import { HelpButton } from './help-button.tsx';

export const web: WebFeature = {
  order: 88,
  Bar: HelpButton,
  Over: ChatInApp,
  panels: [{ id: 'help-people', place: 'help', height: 'h-[198px]', load: () => import('./help-panel.tsx') }],
  cases: { id: 'support', load: () => import('./cases.ts') },
};
