import { call } from '@wura/browser/client';
import { useRoute } from '@wura/browser/query';
import { Moment } from '@wura/operators/console/facts';
import { Asked, Page, Section } from '@wura/operators/console/page';
import { ReasonDialog } from '@wura/operators/console/reason-dialog';
import { wordsOf } from '@wura/operators/console/words-of';
import { Button } from '@wura/ui/button';
import { StatusChip } from '@wura/ui/status-chip';
import { useState } from 'react';
import type { ProviderOnWire } from '../operator-contract.ts';
import { listProviders, setSelling } from './calls.ts';
import { DecidePurchase } from './decide-purchase.tsx';

interface Switching {
  name: string;
  kind?: string;
  selling: boolean;
}

/** Who sells bills here, whether they answer, and what of theirs is being sold. */
export default function SellersScreen() {
  const providers = useRoute(listProviders, {}, { everyMs: 30_000 });
  const [switching, setSwitching] = useState<Switching>();
  return (
    <Page
      title="Sellers"
      lead="What is stopped here is not sold by any process from this moment on. Payments on their way are still settled."
    >
      <Asked query={providers}>
        {all => (
          <ul aria-label="Sellers" className="grid items-start gap-x-4 lg:grid-cols-2">
            {all.map(provider => (
              <li key={provider.name}>
                <Provider provider={provider} onSwitch={setSwitching} />
              </li>
            ))}
          </ul>
        )}
      </Asked>
      <DecidePurchase />
      {switching && (
        <ReasonDialog
          title={`${switching.selling ? 'Sell' : 'Stop selling'} ${nameOf(switching)}?`}
          lead={switching.selling ? undefined : 'Customers are told before they pay that it is not to be had now.'}
          confirm={switching.selling ? 'Sell again' : 'Stop'}
          isDangerous={!switching.selling}
          onClose={() => setSwitching(undefined)}
          run={async reason => {
            const { name, kind, selling } = switching;
            await call(setSelling, { params: { name }, body: { selling, reason, ...(kind && { kind }) } });
            return `${nameOf(switching)} is ${selling ? 'sold again' : 'stopped'}`;
          }}
        />
      )}
    </Page>
  );
}

const nameOf = ({ name, kind }: Switching) =>
  kind ? `${wordsOf(kind)} of ${wordsOf(name)}` : `all of ${wordsOf(name)}`;

function Provider({ provider, onSwitch }: { provider: ProviderOnWire; onSwitch: (what: Switching) => void }) {
  const { name, is_down: isDown, kinds } = provider;
  return (
    <Section
      title={wordsOf(name)}
      actions={<StatusChip status={isDown ? 'failed' : 'completed'} label={isDown ? 'Does not answer' : 'Answers'} />}
    >
      <ul>
        <Sale label="Everything" sale={provider} onSwitch={selling => onSwitch({ name, selling })} />
        {kinds.map(each => (
          <Sale
            key={each.kind}
            label={wordsOf(each.kind)}
            sale={each}
            onSwitch={selling => onSwitch({ name, kind: each.kind, selling })}
          />
        ))}
      </ul>
    </Section>
  );
}

interface SaleProps {
  label: string;
  sale: Pick<ProviderOnWire, 'is_selling' | 'reason' | 'stopped_at'>;
  onSwitch: (selling: boolean) => void;
}

function Sale({ label, sale, onSwitch }: SaleProps) {
  const { is_selling: isSelling, reason, stopped_at: stoppedAt } = sale;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-line py-2 text-small not-first:border-t">
      <span className="min-w-0">
        <span className="font-label">{label}</span>
        {!isSelling && (
          <span className="block text-bad">
            Stopped{reason && `: ${reason}`} {stoppedAt && <Moment at={stoppedAt} />}
          </span>
        )}
      </span>
      <Button
        look={isSelling ? 'line' : 'ink'}
        size={40}
        aria-label={`${isSelling ? 'Stop' : 'Sell again'}, ${label}`}
        onClick={() => onSwitch(!isSelling)}
      >
        {isSelling ? 'Stop' : 'Sell again'}
      </Button>
    </li>
  );
}
