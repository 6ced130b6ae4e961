import type { Vendor } from '@wura/features/server/ports';

// Every vendor of this build, one line each. Where two offer the same, the first that is switched on is asked.

const modules = await Promise.all([
  import('@wura/paystack/vendor'),
  import('@wura/squad/vendor'),
  import('@wura/vtpass/vendor'),
  import('@wura/bridgecard/vendor'),
  import('@wura/giftcards/vendor'),
  import('@wura/tron/vendor'),
  import('@wura/dojah/vendor'),
  import('@wura/liveness/vendor'),
  import('@wura/mail/vendor'),
  import('@wura/termii/vendor'),
  import('@wura/web-push/vendor'),
  import('@wura/geolocation/vendor'),
  import('@wura/google/vendor'),
  import('@wura/openexchangerates/vendor'),
  import('@wura/exchangerate-api/vendor'),
]);

export const vendors: readonly Vendor[] = modules.map(({ vendor }) => vendor);
