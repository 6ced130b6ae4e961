import { commonReasons } from '@wura/wire/faults';
import { say } from '@wura/wire/phrases';
import { commonRefusals, refuse, type Refused } from '@wura/wire/refusals';

export function tooManyTries(waitSeconds: number): Refused {
  return refuse(commonRefusals.too_many_requests, {
    reason: say(commonReasons.too_many_tries, { minutes: Math.ceil(waitSeconds / 60) }),
    retryAfterSeconds: waitSeconds,
  });
}
