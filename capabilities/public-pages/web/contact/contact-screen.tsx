import { useMessages } from '@wura/browser/messages';
import { Bug, Clock, MessageCircle, ReceiptText, ShieldAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { contactMessages } from './messages.ts';

const wayIcons = [MessageCircle, ReceiptText];

/** The form belongs to the room that reads what is sent with it; this page gives it a place. */
export function ContactScreen({ form }: { form: ReactNode }) {
  const words = useMessages(contactMessages);
  return (
    <div className="page-width pt-10 pb-24 md:pt-16">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-5 max-w-[560px] text-item leading-normal text-ink-2">{words.lead}</p>
      <div className="mt-12 grid items-start gap-x-24 gap-y-16 lg:grid-cols-[minmax(0,480px)_minmax(0,1fr)]">
        <div>{form}</div>
        <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-1">
          <section aria-labelledby="ways">
            <h2 id="ways" className="text-t2">
              {words.waysTitle}
            </h2>
            {words.ways.map(({ title, text }, at) => (
              <Way key={title} Icon={wayIcons[at]!} title={title} text={text} />
            ))}
          </section>
          <section aria-labelledby="hours">
            <h2 id="hours" className="text-t2">
              {words.hoursTitle}
            </h2>
            <Way Icon={Clock} text={words.hours} />
          </section>
          <section aria-labelledby="never">
            <h2 id="never" className="text-t2">
              {words.neverTitle}
            </h2>
            <Way Icon={ShieldAlert} text={words.never} />
          </section>
          <section aria-labelledby="fault">
            <h2 id="fault" className="text-t2">
              {words.faultTitle}
            </h2>
            <Way Icon={Bug} text={words.fault} />
          </section>
        </div>
      </div>
    </div>
  );
}

function Way({ Icon, title, text }: { Icon: LucideIcon; title?: string; text: string }) {
  return (
    <div className="mt-4 flex gap-4">
      <span className="grid size-11 flex-none place-items-center rounded-control bg-surface text-link shadow-1">
        <Icon />
      </span>
      <div className="max-w-[440px]">
        {title && <h3 className="text-row font-[580]">{title}</h3>}
        <p className="text-ink-2">{text}</p>
      </div>
    </div>
  );
}
