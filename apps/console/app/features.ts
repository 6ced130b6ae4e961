// Every room that has something for staff, one line each. Their own numbers say in which order.
export { staff as kyc } from '@wura/kyc/console';
export { staff as deposits } from '@wura/deposits/console';
export { staff as support } from '@wura/support/console';
export { staff as operators } from '@wura/operators/console';
