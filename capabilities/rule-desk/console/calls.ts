import { endpoint } from '@wura/browser/client';
import type { ReplyOf } from '@wura/wire';
import type { operatorRoutes } from '../operator-contract.ts';

export const listRules = endpoint<typeof operatorRoutes.list>('GET', '/api/operator/rules');
export const proposeRule = endpoint<typeof operatorRoutes.propose>('PUT', '/api/operator/rules');

export type ListedRule = ReplyOf<typeof operatorRoutes.list>['data'][number];
export type RuleRow = ListedRule['rows'][number];

/** The row that holds on a day, as things stand; rows come newest first. */
export const rowOn = ({ rows }: ListedRule, day: string): RuleRow | undefined =>
  rows.find(row => row.state !== 'replaced' && row.begins_on <= day);

/** The row that it takes the place of. */
export const rowBefore = ({ rows }: ListedRule, { begins_on: day }: RuleRow): RuleRow | undefined =>
  rows.find(row => row.state !== 'replaced' && row.begins_on < day);
