import { calendarDate, listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { Button } from '@wura/ui/button';
import { KeyRound } from 'lucide-react';
import type { ApiKeyOnWire } from '../contract.ts';
import { isSending } from '../rules.ts';
import { apiKeyMessages } from './messages.ts';

type KeyRowProps = { of: ApiKeyOnWire; onChange: () => void; onRevoke: () => void };

/** One key: what it may do, when it was last used, and the ways to hold it shorter. */
export function KeyRow({ of: key, onChange, onRevoke }: KeyRowProps) {
  const words = useMessages(apiKeyMessages);
  const naira = (amount: string) => formatAmount(amount, 'NGN');
  return (
    <li className="flex flex-wrap items-start gap-3 px-5 py-4 not-first:border-t not-first:border-line">
      <KeyRound className={`mt-0.5 ${key.is_usable ? 'text-link' : 'text-ink-3'}`} />
      <div className="min-w-0 grow basis-60">
        <p className="font-label break-words">{key.name}</p>
        <p className="text-small text-ink-2">{key.scopes.map(scope => words.scopes[scope]).join(' · ')}</p>
        {isSending(key.scopes) && (
          <p className="text-small text-ink-2">{words.caps(naira(key.per_payment), naira(key.per_day))}</p>
        )}
        <p className="text-small text-ink-3">{[words.ending(key.ending), lastUseOf(key), stateOf(key)].join(' · ')}</p>
      </div>
      {key.is_usable && (
        <div className="flex gap-2">
          {isSending(key.scopes) && (
            <Button look="line" size={40} aria-label={words.changeName(key.name)} onClick={onChange}>
              {words.change}
            </Button>
          )}
          <Button look="quiet" size={40} aria-label={words.revokeName(key.name)} onClick={onRevoke}>
            {words.revoke}
          </Button>
        </div>
      )}
    </li>
  );

  function lastUseOf({ last_used_at: used }: ApiKeyOnWire): string {
    return used === null ? words.neverUsed : words.lastUsed(listDate(used));
  }

  function stateOf({ revoked_at: revoked, is_usable: isUsable, expires_at: end }: ApiKeyOnWire): string {
    if (revoked !== null) return words.revoked(listDate(revoked));
    return isUsable ? words.until(calendarDate(end.slice(0, 10))) : words.over;
  }
}
