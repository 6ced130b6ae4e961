import { useMessages } from '@wura/browser/messages';
import { Banner } from '@wura/ui/banner';
import { shellMessages } from '../messages.ts';

/** A screen that could not be loaded, or fell over: the shell around it stands, and a reload gets the newest build. */
export function ViewFailed() {
  const words = useMessages(shellMessages);
  return (
    <div className="px-5 pt-6 md:px-0">
      <Banner
        tone="bad"
        title={words.viewFailed}
        action={
          <button type="button" className="min-h-11" onClick={() => location.reload()}>
            {words.retry}
          </button>
        }
      />
    </div>
  );
}
