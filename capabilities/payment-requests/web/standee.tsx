import { useMessages } from '@wura/browser/messages';
import { Mark } from '@wura/ui/mark';
import { QrCode } from '@wura/ui/qr-code';
import { traderMessages } from './trader-messages.ts';

/** What stands on the counter. Only paper shows it. */
export function Standee({ name, username, link }: { name: string; username: string; link: string }) {
  const words = useMessages(traderMessages);
  return (
    <div aria-hidden="true" className="standee hidden flex-col items-center gap-6 p-10 text-center print:flex">
      <Mark name="Wura" sizePx={48} />
      <p className="text-display font-display">{words.scanToPayMe(name)}</p>
      <QrCode text={link} label={words.qr} className="w-[110mm]" />
      <p className="text-t2">@{username}</p>
      <p className="text-lead">{words.noFee}</p>
    </div>
  );
}
