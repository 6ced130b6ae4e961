import { CallError } from '@wura/browser/call-error';
import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { refusalText } from '@wura/browser/refusal-text';
import { readToken } from '@wura/browser/session';
import { beginSession } from '@wura/identity/web/begin-session';
import { Banner } from '@wura/ui/banner';
import { Loading, Skeleton } from '@wura/ui/skeleton';
import { toast } from '@wura/ui/toast';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { Link, useNavigate } from 'react-router';
import { finishGoogle, finishLink } from './calls.ts';
import { googleMessages } from './messages.ts';
import { wasRemembered } from './remembered.ts';

export interface CodeStepProps {
  challenge: string;
  isRemembered: boolean;
  lead: string;
  onBack: (failure?: unknown) => void;
}

interface GoogleScreenProps {
  /** Asking for the second factor is another room's deed. */
  CodeStep: ComponentType<CodeStepProps>;
}

type Outcome = { failure?: unknown; isCancelled?: true; challenge?: string };

/** Where Google sends a browser back to: what it brought is exchanged at once, and leaves the address before anything else. */
export function GoogleScreen({ CodeStep }: GoogleScreenProps) {
  const words = useMessages(googleMessages);
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isLinking, setLinking] = useState(false);
  const isBegun = useRef(false);

  useEffect(() => {
    // Once, however often the page is drawn: the code is good once.
    if (isBegun.current) return;
    isBegun.current = true;
    const given = new URLSearchParams(location.search);
    history.replaceState(history.state, '', location.pathname);
    void arrive({ state: given.get('state') ?? '', code: given.get('code') ?? '', error: given.get('error') });
    // eslint-disable-next-line react/exhaustive-deps -- as the page was opened, and not again
  }, []);

  async function arrive({ state, code, error }: { state: string; code: string; error: string | null }) {
    const links = state.startsWith('link.');
    setLinking(links);
    if (error !== null || state === '' || code === '') return setOutcome({ isCancelled: true });
    try {
      await (links ? link({ state, code }) : signIn({ state, code }));
    } catch (failure) {
      const challenge = failure instanceof CallError && failure.body['challenge'];
      // Its words come when they are needed.
      if (failure instanceof CallError && failure.code === 'account_locked') {
        await import('@wura/identity/web/second-factor-messages');
      }
      setOutcome(typeof challenge === 'string' ? { challenge } : { failure });
    }
  }

  async function signIn(body: { state: string; code: string }) {
    const { token, registration } = await call(finishGoogle, { body });
    if (token !== null) {
      await beginSession(token, { isRemembered: wasRemembered() });
      return;
    }
    void navigate('/register', { replace: true, state: { google: registration } });
  }

  async function link(body: { state: string; code: string }) {
    if (readToken() === null) return setOutcome({ failure: undefined });
    await call(finishLink, { body });
    toast(words.linkedDone);
    void navigate('/wallet?view=security', { replace: true });
  }

  if (outcome?.challenge !== undefined) {
    const onBack = (failure?: unknown) => setOutcome(failure === undefined ? { isCancelled: true } : { failure });
    return (
      <CodeStep challenge={outcome.challenge} isRemembered={wasRemembered()} lead={words.codeLead} onBack={onBack} />
    );
  }
  if (!outcome) {
    return (
      <>
        <h1 className="text-t1">{words.pageTitle}</h1>
        <Loading text={words.working} className="mt-4">
          <p className="mb-4 text-lead text-ink-2">{words.working}</p>
          <Skeleton className="h-13" />
        </Loading>
      </>
    );
  }
  const fallback = isLinking ? words.notLinked : words.failed;
  return (
    <>
      <h1 className="text-t1">{words.pageTitle}</h1>
      <Banner
        tone={outcome.isCancelled ? 'info' : 'bad'}
        title={isLinking ? words.notLinkedTitle : words.failedTitle}
        className="my-5"
      >
        <p>{outcome.isCancelled ? words.cancelled : refusalText(outcome.failure, { fallback })}</p>
      </Banner>
      <p className="text-center">
        <Link
          to={isLinking ? '/wallet?view=security' : '/login'}
          replace
          className="link inline-flex min-h-11 items-center"
        >
          {isLinking ? words.toSecurity : words.withPassword}
        </Link>
      </p>
    </>
  );
}
