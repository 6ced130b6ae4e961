import { Button } from '@wura/ui/button';
import type { ButtonLook } from '@wura/ui/button-look';
import { chooseTheme } from '@wura/ui/theme';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryMoney } from './gallery-money.tsx';
import { GalleryOverlays } from './gallery-overlays.tsx';
import { Section } from './gallery-section.tsx';
import { GallerySmall } from './gallery-small.tsx';

export function meta() {
  return [{ title: 'Components and states, Wura' }];
}

const looks: ButtonLook[] = ['gold', 'ink', 'line', 'quiet', 'danger'];

/** Every component in every state, on one page. Built in development only. */
export default function Gallery() {
  return (
    <main id="main" className="mx-auto max-w-[1248px] px-5 py-10 md:py-14">
      <div className="mb-9 flex flex-wrap items-center gap-3">
        <h1 className="grow text-figure-2xl leading-[1.05] tracking-[-.034em]">Components and states</h1>
        {(['system', 'light', 'dark'] as const).map(theme => (
          <Button key={theme} look="line" size={40} onClick={() => chooseTheme(theme)}>
            {theme}
          </Button>
        ))}
      </div>
      <div className="grid items-start gap-x-10 gap-y-11 md:grid-cols-2 xl:grid-cols-3">
        <Section title="Button">
          <div className="flex flex-wrap items-center gap-2.5">
            {looks.map(look => (
              <Button key={look} look={look} size={44}>
                {look}
              </Button>
            ))}
            <Button size={44} isLoading loadingLabel="Signing In...">
              Sign In
            </Button>
            <Button size={44} isDisabled>
              Continue
            </Button>
            {([56, 52, 48, 40] as const).map(size => (
              <Button key={size} size={size} look="ink">
                {size}
              </Button>
            ))}
          </div>
        </Section>
        <GallerySmall />
        <GalleryForms />
        <GalleryOverlays />
      </div>
      <GalleryMoney />
    </main>
  );
}
