import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ClothPage } from './cloth-page.tsx';
import { Crossing, type CrossingEnd } from './crossing.tsx';
import { IconButton } from './icon-button.tsx';
import { LinkButton } from './link-button.tsx';

interface OutcomePageProps {
  words: { close: string; done: string };
  /** Where both ways out lead; Back does not return here. */
  to: string;
  /** Whose money went to whom, and with which of them it is now. */
  crossing: { from: CrossingEnd; to: CrossingEnd; at: 'arrived' | 'waiting' | 'returned' };
  title: string;
  text: ReactNode;
  /** The paper. */
  receipt: ReactNode;
  /** What can be done with it, above the way out. */
  children?: ReactNode;
}

/**
 * The end of a payment: what became of it, on cloth, with its receipt; on a small laptop side by side, so that what can be done
 * with it is seen without scrolling.
 */
export function OutcomePage({ words, to, crossing, title, text, receipt, children }: OutcomePageProps) {
  const navigate = useNavigate();
  return (
    <ClothPage className="lg:short:grid lg:short:max-w-[960px] lg:short:grid-cols-[minmax(0,440px)_minmax(0,1fr)] lg:short:grid-rows-[auto_auto_1fr] lg:short:gap-x-10">
      <div className="flex h-15 items-center justify-end lg:short:col-start-2">
        <IconButton
          label={words.close}
          icon={<X className="size-[22px]!" />}
          onClick={() => void navigate(to, { replace: true })}
          className="-mr-3 md:-mr-6"
        />
      </div>
      <div className="pb-[18px] text-center lg:short:col-start-2">
        <Crossing key={crossing.at} {...crossing} />
        <h1 className="mt-2 text-figure-md leading-[1.1] tracking-[-.028em]">{title}</h1>
        <div className="mt-1.5 flex flex-col gap-1 text-on-cloth-2">{text}</div>
      </div>
      <div className="lg:short:col-start-1 lg:short:row-span-3 lg:short:row-start-1 lg:short:pt-8">{receipt}</div>
      <div className="lifts-toast mt-auto flex flex-col gap-2.5 pt-8 lg:short:col-start-2 lg:short:mt-0">
        {children}
        <LinkButton to={to} replace isWide look="quiet" size={48} className="text-on-cloth! hover:bg-white/12!">
          {words.done}
        </LinkButton>
      </div>
    </ClothPage>
  );
}
