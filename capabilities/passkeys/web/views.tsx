import type { WebFeature } from '@wura/browser/views';

export const web: WebFeature = {
  order: 84,
  panels: [
    { id: 'passkeys', place: 'security', height: 'h-[181px] md:h-[158px]', load: () => import('./passkeys-panel.tsx') },
    { id: 'passkey-pay', place: 'pin', Shape: () => null, load: () => import('./pay-by-passkey.tsx') },
  ],
};
