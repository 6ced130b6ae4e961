import { useMessages } from '@wura/browser/messages';
import { formatAmount } from '@wura/browser/money-format';
import { useSettings } from '@wura/identity/web/settings';
import { Button } from '@wura/ui/button';
import { Dialog } from '@wura/ui/dialog';
import { toast } from '@wura/ui/toast';
import { useState } from 'react';
import { pinPanelMessages } from './messages.ts';
import { PinThresholdForm } from './pin-threshold-form.tsx';

/** From which sum on payments ask for the PIN, and the way to change it. */
export function PinThreshold() {
  const words = useMessages(pinPanelMessages);
  const { data: settings } = useSettings();
  const [isOpen, setOpen] = useState(false);
  if (!settings) return null;
  const { pinThreshold: now } = settings;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-label">{words.thresholdTitle}</h3>
      <p className="mt-1 mb-3 text-ink-2">
        {/^0(\.0+)?$/.test(now) ? words.thresholdAlways : words.thresholdNow(formatAmount(now, 'NGN'))}
      </p>
      <Button look="line" size={44} onClick={() => setOpen(true)}>
        {words.thresholdChange}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={words.thresholdTitle} closeLabel={words.close}>
        <PinThresholdForm
          now={now}
          onDone={() => {
            setOpen(false);
            toast(words.thresholdDone);
          }}
        />
      </Dialog>
    </div>
  );
}
