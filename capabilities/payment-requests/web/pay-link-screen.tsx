import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { keepReturn } from '@wura/browser/return-to';
import { useToken } from '@wura/browser/session';
import { LinkButton } from '@wura/ui/link-button';
import { AskedOrNot } from './asked-or-not.tsx';
import { linkMessages } from './link-messages.ts';
import { useAsked } from './use-asked.ts';

/** What a person reads who was given a link: who asks, how much, and the way to pay it, which begins with signing in. */
export function PayLinkScreen({ code }: { code: string }) {
  const words = useMessages(linkMessages);
  const isSignedIn = useToken() !== null;
  const answer = useAsked(code);
  const toPay = `/wallet?view=pay&code=${encodeURIComponent(code)}`;
  return (
    <>
      <h1 className="mb-5 text-t1">{words.pageTitle}</h1>
      <AskedOrNot answer={answer}>
        {({ amount, currency }) => (
          <div className="flex flex-col gap-3">
            <p className="text-center font-medium text-ok">{words.free}</p>
            {isSignedIn ? (
              <LinkButton to={toPay} isWide size={56}>
                {amount === null ? words.payOpen : words.pay(formatAmount(amount, currency))}
              </LinkButton>
            ) : (
              <>
                <LinkButton to="/login" isWide size={56} onClick={() => keepReturn(toPay)}>
                  {words.signIn}
                </LinkButton>
                <LinkButton to="/register" look="line" isWide onClick={() => keepReturn(toPay)}>
                  {words.signUp}
                </LinkButton>
              </>
            )}
            <p className="text-center text-small text-ink-2">{words.caution}</p>
          </div>
        )}
      </AskedOrNot>
    </>
  );
}
