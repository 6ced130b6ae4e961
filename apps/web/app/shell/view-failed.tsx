import { useMessages } from '@wura/browser/messages';
import { Button } from '@wura/ui/button';
import { useNarrow } from '@wura/ui/use-narrow';
import { useRouteError } from 'react-router';
import { appMessages, shellMessages } from '../messages.ts';
import { explain, WaysFromError } from '../unexpected-error.tsx';

/** A screen that could not be loaded, or fell over: the shell around it stands, and a reload gets the newest build. */
export function ViewFailed() {
  const { unexpectedError } = useMessages(appMessages);
  const { retry } = useMessages(shellMessages);
  const error = useRouteError();
  // On a phone the bar above has said already where we are.
  const Title = useNarrow() ? 'h2' : 'h1';
  return (
    <div role="alert" className="flex max-w-[640px] flex-col items-start gap-3 px-5 pt-6 md:px-0">
      <Title className="text-t1">{unexpectedError}</Title>
      <p className="text-lead wrap-anywhere text-ink-2">{explain(error)}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <WaysFromError error={error} />
        <Button look="line" onClick={() => location.reload()}>
          {retry}
        </Button>
      </div>
    </div>
  );
}
