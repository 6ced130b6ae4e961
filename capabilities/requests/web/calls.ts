import { endpoint } from '@wura/browser/client';
import type { businessRoutes, loanRoutes, RequestKind } from '../contract.ts';

export const askForLoan = endpoint<typeof loanRoutes.ask>('POST', '/api/requests/loans');
export const askForBusiness = endpoint<typeof businessRoutes.ask>('POST', '/api/requests/business-registration');

/** The calls about requests that are there already: the same for each kind, at a path of its own. */
export const callsOf = {
  loans: {
    list: endpoint<typeof loanRoutes.list>('GET', '/api/requests/loans'),
    read: endpoint<typeof loanRoutes.read>('GET', '/api/requests/loans/{id}'),
    write: endpoint<typeof loanRoutes.write>('POST', '/api/requests/loans/{id}/messages'),
    withdraw: endpoint<typeof loanRoutes.withdraw>('POST', '/api/requests/loans/{id}/withdraw'),
  },
  'business-registration': {
    list: endpoint<typeof businessRoutes.list>('GET', '/api/requests/business-registration'),
    read: endpoint<typeof businessRoutes.read>('GET', '/api/requests/business-registration/{id}'),
    write: endpoint<typeof businessRoutes.write>('POST', '/api/requests/business-registration/{id}/messages'),
    withdraw: endpoint<typeof businessRoutes.withdraw>('POST', '/api/requests/business-registration/{id}/withdraw'),
  },
} satisfies Readonly<Record<RequestKind, object>>;

/** What the address calls the view of a kind. */
export const viewOf: Readonly<Record<RequestKind, string>> = {
  loans: 'loans-payment',
  'business-registration': 'business-registration',
};
