import * as bankTransfers from '@wura/bank-transfers/web';
import * as deposits from '@wura/deposits/web';
import * as intraTransfers from '@wura/intra-transfers/web';
import * as kyc from '@wura/kyc/web';
import * as myWallets from '@wura/my-wallets/web';
import * as passwordReset from '@wura/password-reset/web';
import * as prices from '@wura/prices/web';
import * as profile from '@wura/profile/web';
import * as signIn from '@wura/sign-in/web';
import type { Gate, Panel, View } from '@wura/browser/views';

// Every room that offers something inside the shell. Sidebar, bottom bar, side menu and quick actions are made from this
// list, in this order; nothing else knows which rooms there are.

export const views: readonly View[] = [
  ...myWallets.views,
  ...deposits.views,
  ...bankTransfers.views,
  ...intraTransfers.views,
  ...profile.views,
  ...kyc.views,
];

export const panels: readonly Panel[] = [
  ...myWallets.panels,
  ...prices.panels,
  ...passwordReset.panels,
  ...signIn.panels,
];

/** Where an unknown view id leads. */
export const homeView = views[0]!;

/** What stands in its place until it is done. */
export const homeGate: Gate = kyc.gate;

export function findView(id: string | null): View | undefined {
  return id === null ? homeView : views.find(view => view.id === id);
}
