import type { Feature } from '@wura/features/server';
import { withBills } from './with-bills.ts';

// Every feature of this build, one line each: to add one or to take one out is a line here and, where it has screens, a
// line in apps/web/app/features.ts. Migrations run, and prices are shown, in this order.

const modules = await Promise.all([
  import('@wura/sign-up/feature'),
  import('@wura/sign-in/feature'),
  import('@wura/google-sign-in/feature'),
  import('@wura/two-factor/feature'),
  import('@wura/passkeys/feature'),
  import('@wura/emergency-lock/feature'),
  import('@wura/contact-details/feature'),
  import('@wura/own-limits/feature'),
  import('@wura/profile/feature'),
  import('@wura/password-reset/feature'),
  import('@wura/notifications/feature'),
  import('@wura/my-wallets/feature'),
  import('@wura/bank-transfers/feature'),
  import('@wura/airtime/feature'),
  import('@wura/data-bundles/feature'),
  import('@wura/bills-menu/feature'),
  import('@wura/electricity/feature'),
  import('@wura/cable-tv/feature'),
  import('@wura/gift-cards/feature'),
  import('@wura/intra-transfers/feature'),
  import('@wura/payment-requests/feature'),
  import('@wura/billers/feature'),
  import('@wura/deposits/feature'),
  import('@wura/cloth/feature'),
  import('@wura/prices/feature'),
  import('@wura/exchange-rates/feature'),
  import('@wura/exchange/feature'),
  import('@wura/virtual-cards/feature'),
  import('@wura/usdt/feature'),
  import('@wura/scheduled-payments/feature'),
  import('@wura/receipts/feature'),
  import('@wura/kyc/feature'),
  import('@wura/support/feature'),
  import('@wura/geo/feature'),
  import('@wura/water/feature'),
  import('@wura/requests/feature'),
  import('@wura/order-desk/feature'),
  import('@wura/customer-desk/feature'),
  import('@wura/transaction-desk/feature'),
  import('@wura/audit-log/feature'),
  import('@wura/disputes/feature'),
  import('@wura/reconciliation/feature'),
  import('@wura/debug-inspector/feature'),
  import('@wura/public-pages/feature'),
]);

export const features: readonly Feature[] = modules.map(({ feature }) => withBills(feature));
