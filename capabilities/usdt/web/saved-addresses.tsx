import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@wura/browser/client';
import { momentDate } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { keyOf, useRoute } from '@wura/browser/query';
import { refusalText } from '@wura/browser/refusal-text';
import { IconButton } from '@wura/ui/icon-button';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { SavedAddress } from '../contract.ts';
import { shortAddress } from '../rules.ts';
import { listAddresses, removeAddress } from './calls.ts';
import { sendMessages } from './messages.ts';

/** Addresses under the customer's own names; one that is new says from when it can be used. */
export function SavedAddresses({ onPick }: { onPick: (address: string) => void }) {
  const words = useMessages(sendMessages);
  const queries = useQueryClient();
  const { data } = useRoute(listAddresses, {});
  const removal = useMutation({
    mutationFn: (id: string) => call(removeAddress, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [keyOf(listAddresses)[0]] }),
  });
  const saved = data?.data ?? [];
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-addresses">
      <h2 id="saved-addresses" className="mb-2 text-small font-label text-ink-2">
        {words.saved}
      </h2>
      <ul className="panel divide-y divide-line">
        {saved.map(each => (
          <li key={each.id} className="flex items-center pr-1">
            <Pick saved={each} onPick={onPick} />
            <IconButton
              label={words.remove(each.label)}
              icon={<X className="size-[18px]!" />}
              onClick={() => removal.mutate(each.id)}
            />
          </li>
        ))}
      </ul>
      {removal.isError && (
        <p role="alert" className="mt-2 text-small font-medium text-bad">
          {refusalText(removal.error, { fallback: words.removeFailed })}
        </p>
      )}
    </section>
  );
}

function Pick({
  saved: { label, address, usable_from: from },
  onPick,
}: {
  saved: SavedAddress;
  onPick: (address: string) => void;
}) {
  const words = useMessages(sendMessages);
  const [openedAt] = useState(() => Date.now());
  const waits = new Date(from).getTime() > openedAt;
  return (
    <button
      type="button"
      onClick={() => onPick(address)}
      className="min-h-14 min-w-0 grow px-4.5 py-2 text-left leading-tight hover:bg-surface-hover"
    >
      {/* What is seen is part of what is said, so that it can be pressed by voice. */}
      <span className="sr-only">{words.use} </span>
      <span className="block truncate font-strong">{label}</span>
      <span className="text-small text-ink-2">{waits ? words.waits(momentDate(from)) : shortAddress(address)}</span>
    </button>
  );
}
