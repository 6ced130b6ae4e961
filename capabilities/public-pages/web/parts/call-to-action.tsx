import { useMessages } from '@wura/browser/messages';
import { Cloth } from '@wura/ui/cloth';
import type { MotifName } from '@wura/ui/motif';
import { bannerMessages } from '../landing/messages.ts';
import { PageButton } from './page-link.tsx';

const motifs: readonly MotifName[] = [
  ...(['house', 'wave', 'mirror', 'corn', 'house'] as const),
  ...(['corn', 'spiral', 'cowrie', 'crossroads', 'feather'] as const),
  ...(['feather', 'crossroads', 'wave', 'mirror', 'spiral'] as const),
];

interface CallToActionProps {
  heading?: string;
  description?: string;
  button?: string;
}

/** The last word of a page, and one button. */
export function CallToAction(props: CallToActionProps) {
  const words = useMessages(bannerMessages);
  const { heading = words.heading, description = words.description, button = words.button } = props;
  return (
    <section aria-labelledby="banner-title" className="page-width py-24 print:hidden md:py-28">
      <div className="on-cloth cloth-ngn banner bg-cloth-ngn text-on-cloth">
        <Cloth cellPx={128} marginPx={18} columns={5} motifs={motifs} className="cloth banner-motifs" />
        <div className="relative">
          <h2 id="banner-title" className="section-title">
            {heading}
          </h2>
          <p className="mt-4 mb-8 max-w-[440px] text-item text-on-cloth-2">{description}</p>
          <PageButton to="/register" size={56}>
            {button}
          </PageButton>
        </div>
      </div>
    </section>
  );
}
