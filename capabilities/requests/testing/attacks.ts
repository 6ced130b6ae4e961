import type { Access, Attacks } from '@wura/features/testing/attacks';

const accessTo = (kind: string, thing: string): Record<string, Access> => {
  const one: Access = { who: 'customers', names: { 'params.id': { kind: thing, status: 404 } } };
  return {
    [`POST /api/requests/${kind}`]: { who: 'customers' },
    [`GET /api/requests/${kind}`]: { who: 'customers', names: { 'query.cursor': { kind: thing, status: 200 } } },
    [`GET /api/requests/${kind}/{id}`]: one,
    [`POST /api/requests/${kind}/{id}/messages`]: one,
    [`POST /api/requests/${kind}/{id}/withdraw`]: one,
  };
};

export const attacks: Attacks = {
  access: {
    ...accessTo('loans', 'loan request'),
    ...accessTo('business-registration', 'business request'),
  },
};
