import type { OperatorRole } from '../contract.ts';

/** What each role is for, to those who give it. */
export const roleWords: Readonly<Record<OperatorRole, string>> = {
  support: 'Support: reads customers, answers messages',
  compliance: 'Compliance: papers, freezes, disputes',
  finance: 'Finance: money, orders, reconciliation, rates',
  admin: 'Admin: all of it, and staff',
};
