import { useMessages } from '@wura/browser/messages';
import { isDarkNow } from '@wura/ui/theme';
import { useEffect, useRef } from 'react';
import { cardMessages } from './messages.ts';

type IssuerDetailsProps = { url: string; token: string; left: number; onShown: () => void; onFailed: () => void };

/**
 * A live card's number goes from the issuer into a frame of its own and nowhere else: the frame has no origin, so that no script
 * of this page can read it, and its page is the only one of ours whose policy lets the issuer be asked.
 */
export function IssuerDetails({ url, token, left, onShown, onFailed }: IssuerDetailsProps) {
  const words = useMessages(cardMessages);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      if (!target || source !== target) return;
      if (data === 'shown') return onShown();
      if (data === 'failed') return onFailed();
      const { number, expiry, cvv, copied } = words;
      const copy = { number: words.copy(number), expiry: words.copy(expiry), cvv: words.copy(cvv) };
      const ask = { url, token, isDark: isDarkNow(), words: { number, expiry, cvv, copy, copied } };
      // A frame without an origin can be addressed by none; what is sent goes to this very window.
      target.postMessage(ask, '*');
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [url, token, words, onShown, onFailed]);

  return (
    <div className="panel w-full max-w-[420px] px-4 pb-3">
      <iframe
        ref={frame}
        src="/card-details"
        title={words.details}
        sandbox="allow-scripts"
        allow="clipboard-write"
        className="h-39 w-full border-0 bg-transparent"
      />
      {left > 0 && <p className="text-small text-ink-2 tabular-nums">{words.hidesIn(left)}</p>}
    </div>
  );
}
