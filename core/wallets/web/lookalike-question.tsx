import { useMessages } from '@wura/browser/messages';
import { groupAccountNumber } from '@wura/browser/money-format';
import { TriangleAlert } from 'lucide-react';
import { AskedFirst, useAnswer } from './asked-first.tsx';
import { keptNameMessages } from './kept-name-messages.ts';
import { lookalikeMessages } from './lookalike-messages.ts';
import { lookalikeOf } from './lookalike.ts';
import { recipientsIn, useSent, type Recipient } from './recent-recipients.ts';

/** Whether the sender has still to say that they mean this payee, and not the one who was paid before. */
export function useLookalikeQuestion(payee: Recipient | undefined) {
  const { sent } = useSent();
  const lookalike = payee && sent && lookalikeOf(payee, recipientsIn(sent));
  return { payee, lookalike, ...useAnswer(lookalike && `${payee.bank ?? ''} ${payee.accountNumber}`) };
}

/** Both accounts below each other with what differs in bold: a digit mistyped, or an address that was copied from a swindler. */
export function LookalikeQuestion({ question }: { question: ReturnType<typeof useLookalikeQuestion> }) {
  const words = useMessages(lookalikeMessages);
  const { answer: meant } = useMessages(keptNameMessages);
  const { payee, lookalike } = question;
  if (!payee || !lookalike) return null;
  const { by, paid } = lookalike;
  return (
    <AskedFirst
      tone="bad"
      icon={TriangleAlert}
      title={words.title}
      label={by === 'ends' ? words.compared : meant(payee.name)}
      question={question}
    >
      <p className="wrap-anywhere">{by === 'ends' ? words.ends : words[by](paid.name)}</p>
      <dl className="mt-1.5 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        <Account label={words.before} of={paid} unlike={payee} />
        <Account label={words.now} of={payee} unlike={paid} />
      </dl>
    </AskedFirst>
  );
}

function Account({ label, of, unlike }: { label: string; of: Recipient; unlike: Recipient }) {
  const isOtherBank = of.bank !== unlike.bank;
  return (
    <>
      <dt>{label}</dt>
      <dd className="wrap-anywhere">
        <span className="money-flow whitespace-normal!">
          {runsOf(of.accountNumber, unlike.accountNumber).map(({ text, isUnlike }, at) =>
            isUnlike ? (
              <strong key={at} className="underline underline-offset-2">
                {text}
              </strong>
            ) : (
              text
            ),
          )}
        </span>
        {isOtherBank && of.bank && (
          <>
            {', '}
            <strong>{of.bank}</strong>
          </>
        )}
      </dd>
    </>
  );
}

/** The number as it is written, in pieces that are alike and pieces that are not. */
function runsOf(account: string, other: string): { text: string; isUnlike: boolean }[] {
  const unlike = groupAccountNumber(other);
  const runs: { text: string; isUnlike: boolean }[] = [];
  for (const [at, character] of [...groupAccountNumber(account)].entries()) {
    const isUnlike = character !== unlike[at];
    const last = runs.at(-1);
    if (last?.isUnlike === isUnlike) last.text += character;
    else runs.push({ text: character, isUnlike });
  }
  return runs;
}
