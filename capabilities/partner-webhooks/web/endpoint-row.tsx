import { listDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { Webhook } from 'lucide-react';
import type { EndpointOnWire } from '../contract.ts';
import { webhookMessages } from './messages.ts';

type EndpointRowProps = {
  of: EndpointOnWire;
  /** Opens a dialog about it. */
  onOpen: (at: 'log' | 'change' | 'renew' | 'remove') => void;
  onTest: () => void;
  onSwitch: () => void;
};

/** One address: what it is told, how it goes, and what may be done about it. */
export function EndpointRow({ of, onOpen, onTest, onSwitch }: EndpointRowProps) {
  const words = useMessages(webhookMessages);
  return (
    <li className="px-5 py-4 not-first:border-t not-first:border-line">
      <div className="flex items-start gap-3">
        <Webhook className={`mt-0.5 shrink-0 ${of.is_on ? 'text-link' : 'text-ink-3'}`} />
        <div className="min-w-0">
          <p className="font-label break-all">{of.url}</p>
          <p className="text-small text-ink-2">{of.events.map(name => words.events[name]).join(' · ')}</p>
          <p className="text-small text-ink-3">{stateOf(of, words)}</p>
          {of.off_note && <p className="text-small break-words text-ink-2">{of.off_note}</p>}
        </div>
      </div>
      <div className="mt-2 flex flex-wrap gap-2" role="group" aria-label={of.url}>
        <Button look="line" size={40} onClick={() => onOpen('log')}>
          {words.log}
        </Button>
        {of.is_on && (
          <Button look="line" size={40} onClick={onTest}>
            {words.test}
          </Button>
        )}
        <Button look="quiet" size={40} onClick={() => onOpen('change')}>
          {words.change}
        </Button>
        <Button look="quiet" size={40} onClick={() => onOpen('renew')}>
          {words.renew}
        </Button>
        <Button look="quiet" size={40} onClick={onSwitch}>
          {of.is_on ? words.switchOff : words.switchOn}
        </Button>
        <Button look="quiet" size={40} onClick={() => onOpen('remove')}>
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function stateOf(
  { off_why: why, off_since: since, failing_since: failing }: EndpointOnWire,
  words: (typeof webhookMessages)['en'],
): string {
  if (why !== null && since !== null) return words.off[why](listDate(since));
  return failing === null ? words.isOn : words.failing(listDate(failing));
}
