import { call } from '@wura/browser/client';
import { useMessages } from '@wura/browser/messages';
import { isWebView } from '@wura/browser/web-view';
import { Button } from '@wura/ui/button';
import { useEffect, useState } from 'react';
import { beginGoogle, readConfig } from './calls.ts';
import { googleMessages } from './messages.ts';
import { keepRemembered } from './remembered.ts';

interface GoogleButtonProps {
  isRemembered: boolean;
  onFailure: (error: unknown) => void;
}

/** To Google and back, in this very window: a phone may keep no other. Where it is off, the button says so. */
export default function GoogleButton({ isRemembered, onFailure }: GoogleButtonProps) {
  const words = useMessages(googleMessages);
  const [isOn, setOn] = useState<boolean>();
  const [isLeaving, setLeaving] = useState(false);

  useEffect(() => {
    // Google refuses to ask for a password where another app could read it.
    if (isWebView()) return setOn(false);
    call(readConfig, {}).then(
      ({ services }) => setOn((services as Readonly<Record<string, boolean>>)['google'] === true),
      () => setOn(false),
    );
    // A browser that brings this page back as it was left would show it leaving for ever.
    const stay = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  async function leave() {
    setLeaving(true);
    onFailure(undefined);
    try {
      const { url } = await call(beginGoogle, { body: { remember: isRemembered } });
      keepRemembered(isRemembered);
      location.assign(url);
    } catch (error) {
      onFailure(error);
      setLeaving(false);
    }
  }

  return (
    <>
      <Button
        look="line"
        isWide
        isDisabled={isOn !== true}
        isLoading={isLeaving}
        loadingLabel={words.leaving}
        className="mt-3"
        {...(isOn === false && { 'aria-describedby': 'google-note' })}
        icon={<GoogleLetter />}
        onClick={() => void leave()}
      >
        {words.google}
      </Button>
      {isOn === false && (
        <p id="google-note" className="mt-1.5 text-center text-small text-ink-2">
          {isWebView() ? words.offInApp : words.off}
        </p>
      )}
    </>
  );
}

function GoogleLetter() {
  return (
    <span aria-hidden="true" className="text-row font-display">
      G
    </span>
  );
}
