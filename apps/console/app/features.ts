// Every room that has something for staff, one line each. Their own numbers say in which order.
export { staff as kyc } from '@wura/kyc/console';
export { staff as deposits } from '@wura/deposits/console';
export { staff as support } from '@wura/support/console';
export { staff as disputes } from '@wura/disputes/console';
export { staff as guardians } from '@wura/guardians/console';
export { staff as orderDesk } from '@wura/order-desk/console';
export { staff as transactionDesk } from '@wura/transaction-desk/console';
export { staff as reconciliation } from '@wura/reconciliation/console';
export { staff as customerDesk } from '@wura/customer-desk/console';
export { staff as apiKeys } from '@wura/api-keys/console';
export { staff as partnerWebhooks } from '@wura/partner-webhooks/console';
export { staff as billsMenu } from '@wura/bills-menu/console';
export { staff as exchangeRates } from '@wura/exchange-rates/console';
export { staff as exchange } from '@wura/exchange/console';
export { staff as ruleDesk } from '@wura/rule-desk/console';
export { staff as auditLog } from '@wura/audit-log/console';
export { staff as operators } from '@wura/operators/console';
