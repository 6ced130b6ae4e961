import { routes as bankTransfers } from '@wura/bank-transfers/contract';
import { routes as deposits } from '@wura/deposits/contract';
import { routes as geo } from '@wura/geo/contract';
import { routes as intraTransfers } from '@wura/intra-transfers/contract';
import { routes as kyc } from '@wura/kyc/contract';
import { routes as myWallets } from '@wura/my-wallets/contract';
import { routes as notifications } from '@wura/notifications/contract';
import { routes as operators } from '@wura/operators/contract';
import { routes as prices } from '@wura/prices/contract';
import { routes as passwordReset } from '@wura/password-reset/contract';
import { routes as profile } from '@wura/profile/contract';
import { routes as receipts } from '@wura/receipts/contract';
import { operatorRoutes as reconciliation } from '@wura/reconciliation/operator-contract';
import { routes as signIn } from '@wura/sign-in/contract';
import { routes as signUp } from '@wura/sign-up/contract';
import { routes as support } from '@wura/support/contract';
import { operatorRoutes as supportForOperators } from '@wura/support/operator-contract';
import type { RouteSpec } from '@wura/wire';
import { routes as system } from './system-contract.ts';

/** Every call of the API, in one list: what openapi.json is printed from and what the tests walk. */
export const contracts: readonly RouteSpec[] = [
  signUp,
  signIn,
  profile,
  passwordReset,
  notifications,
  myWallets,
  intraTransfers,
  deposits,
  bankTransfers,
  prices,
  receipts,
  kyc,
  support,
  geo,
  operators,
  supportForOperators,
  reconciliation,
  system,
].flatMap(routes => Object.values<RouteSpec>(routes));
