import { dayHeading } from '@wura/browser/dates';
import { useMessages } from '@wura/browser/messages';
import { call } from '@wura/browser/client';
import { formatAmount } from '@wura/browser/money-format';
import { refusalText } from '@wura/browser/refusal-text';
import { announce } from '@wura/ui/announce';
import { Button } from '@wura/ui/button';
import { Chips } from '@wura/ui/chips';
import { useState, type ReactNode } from 'react';
import type { Pot } from '../contract.ts';
import { closePot, roundUpInto } from './calls.ts';
import { MoveForm } from './move-form.tsx';
import { potDetailMessages, potFormMessages, potMessages } from './messages.ts';
import { PotForm } from './pot-form.tsx';
import { PotLock } from './pot-lock.tsx';
import { useChanged } from './use-pots.ts';

/** No number: those would come first, whatever is written. */
type Step = 'off' | 'to50' | 'to100';

const stepOf = ({ round_up: step }: Pot): Step => (step === null ? 'off' : step === '50' ? 'to50' : 'to100');

type PotDetailProps = { pot: Pot; spendable: string; onClosed: () => void };

/** All that is done with one pot. */
export function PotDetail({ pot, spendable, onClosed }: PotDetailProps) {
  const words = useMessages(potDetailMessages);
  const { failed } = useMessages(potFormMessages);
  const { lockedUntil } = useMessages(potMessages);
  const changed = useChanged();
  const [isEditing, setEditing] = useState(false);
  // What was pressed shows at once; no money moves by it.
  const [pressed, setPressed] = useState<Step>();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      await changed();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-6 pb-4">
      {pot.locked_until !== null && <p className="font-label">{lockedUntil(dayHeading(pot.locked_until))}</p>}
      <MoveForm pot={pot} spendable={spendable} />
      {failure !== undefined && (
        <p role="alert" className="font-medium text-bad">
          {refusalText(failure, { fallback: failed })}
        </p>
      )}
      {pot.currency === 'NGN' && (
        <Section title={words.roundUp} text={words.roundUpText}>
          <Chips
            legend={words.roundUp}
            name={`round-up-${pot.id}`}
            options={words.roundUps}
            value={pressed ?? stepOf(pot)}
            onChange={chosen => {
              setPressed(chosen);
              const step = chosen === 'off' ? null : chosen === 'to50' ? '50' : '100';
              void act(() => call(roundUpInto, { params: { id: pot.id }, body: { step } })).then(() =>
                setPressed(undefined),
              );
            }}
          />
        </Section>
      )}
      <PotLock pot={pot} />
      <Section title={words.edit}>
        {isEditing ? (
          <PotForm wallets={[]} pot={pot} onDone={() => setEditing(false)} />
        ) : (
          <Button look="line" size={44} onClick={() => setEditing(true)}>
            {words.change}
          </Button>
        )}
      </Section>
      <Section title={words.close} text={words.closeText(formatAmount(pot.balance, pot.currency))}>
        <Button
          look="line"
          size={44}
          isLoading={isBusy}
          loadingLabel={words.closing}
          onClick={() =>
            void act(() => call(closePot, { params: { id: pot.id } })).then(isDone => {
              if (!isDone) return;
              announce(words.closed);
              onClosed();
            })
          }
        >
          {words.close}
        </Button>
      </Section>
    </div>
  );
}

function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-entry">{title}</h3>
      {text !== undefined && <p className="mt-0.5 mb-2 text-small text-ink-2">{text}</p>}
      <div className="mt-2">{children}</div>
    </section>
  );
}
