import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { LinkButton } from '@wura/ui/link-button';
import { useNarrow } from '@wura/ui/use-narrow';
import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { useComesAgain } from '../come-again.ts';
import { appMessages, shellMessages } from '../messages.ts';
import { explain, WaysFromError } from '../unexpected-error.tsx';

/** A screen that could not be loaded, or fell over: the shell around it stands. */
export function ViewFailed() {
  const error = useRouteError();
  const { isComing, needsNetwork } = useComesAgain(error);
  if (isComing) return null;
  return needsNetwork ? <NotKept /> : <Failed error={error} />;
}

/** This screen was never opened on this device while there was a network. */
function NotKept() {
  const { offlineTitle, offlineView, goHome } = useMessages(appMessages);
  return (
    <Frame title={offlineTitle} text={offlineView}>
      <LinkButton to="/wallet" reloadDocument>
        {goHome}
      </LinkButton>
      <Reload />
    </Frame>
  );
}

function Failed({ error }: { error: unknown }) {
  const { unexpectedError } = useMessages(appMessages);
  return (
    <Frame title={unexpectedError} text={explain(error)}>
      <WaysFromError error={error} />
      <Reload />
    </Frame>
  );
}

function Reload() {
  const { retry } = useMessages(shellMessages);
  return (
    <Button look="line" onClick={() => location.reload()}>
      {retry}
    </Button>
  );
}

function Frame({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  // On a phone the bar above has said already where we are.
  const Title = useNarrow() ? 'h2' : 'h1';
  return (
    <div role="alert" className="flex max-w-[640px] flex-col items-start gap-3 px-5 pt-6 md:px-0">
      <Title className="text-t1">{title}</Title>
      <p className="text-lead wrap-anywhere text-ink-2">{text}</p>
      <div className="mt-3 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
