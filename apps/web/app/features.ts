// Every feature that has something to show inside the shell, one line each. Their own numbers say in which order.
export { web as myWallets } from '@wura/my-wallets/web';
export { web as deposits } from '@wura/deposits/web';
export { web as bankTransfers } from '@wura/bank-transfers/web';
export { web as intraTransfers } from '@wura/intra-transfers/web';
export { web as airtime } from '@wura/airtime/web';
export { web as dataBundles } from '@wura/data-bundles/web';
export { web as profile } from '@wura/profile/web';
export { web as kyc } from '@wura/kyc/web';
export { web as prices } from '@wura/prices/web';
export { web as passwordReset } from '@wura/password-reset/web';
export { web as signIn } from '@wura/sign-in/web';
export { web as notifications } from '@wura/notifications/web';
export { web as support } from '@wura/support/web';
export { web as signUp } from '@wura/sign-up/web';
export { web as billsMenu } from '@wura/bills-menu/web';
export { web as water } from '@wura/water/web';
