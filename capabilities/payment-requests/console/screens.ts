import type { ConsoleFeature } from '@wura/operators/console/feature';

const everybody = ['support', 'compliance', 'finance'] as const;

/** Reached from the customer's page, and by the link or the code that a customer reads out. */
export const staff: ConsoleFeature = {
  order: 46,
  screens: [],
  pages: [{ path: 'payment-requests', load: () => import('./requests-screen.tsx') }],
  searches: [
    {
      label: 'The payment request with this code or link',
      roles: everybody,
      fits: /^(?:\S*\/pay\/)?[0-9a-hjkmnp-tv-z]{16}$/,
      to: typed => `/payment-requests?code=${encodeURIComponent(typed.slice(typed.lastIndexOf('/') + 1))}`,
    },
  ],
  ofCustomer: [
    {
      label: 'Payment requests',
      roles: everybody,
      to: customer => `/payment-requests?asked_by=${customer}`,
      countedBy: 'payment-requests',
    },
    {
      label: 'Payments asked of them',
      roles: everybody,
      to: customer => `/payment-requests?asked_of=${customer}`,
    },
  ],
};
