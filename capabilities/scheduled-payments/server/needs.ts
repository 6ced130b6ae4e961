import type { ServerNeeds } from '@wura/features/server';
import type { Schedulable, ScheduleForm } from '@wura/features/server/schedulable';
import { refuseFields } from '@wura/wire/refusals';
import { scheduleFaults } from '../rules.ts';

/** A kind of payment, with who looks its payees up. */
export interface OpenKind {
  readonly of: Schedulable;
  readonly form: ScheduleForm;
}

export interface ScheduleNeeds extends Pick<ServerNeeds, 'pool' | 'identity' | 'walletServices' | 'policy' | 'now'> {
  readonly kinds: ReadonlyMap<string, OpenKind>;
}

/** Refuses a kind that is not scheduled here. */
export function kindNamed({ kinds }: Pick<ScheduleNeeds, 'kinds'>, name: string): OpenKind {
  const kind = kinds.get(name);
  if (!kind?.form.isOn()) throw refuseFields({ kind: scheduleFaults.schedule_kind_unknown });
  return kind;
}
