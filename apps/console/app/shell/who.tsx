import { wordsOf } from '@wura/operators/console/words-of';
import type { Self } from '@wura/operators/console/self';
import { chooseTheme, isDarkNow } from '@wura/ui/theme';
import { LogOut, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { signOut } from './sign-out.ts';

/** Who is signed in, and the way out. */
export function Who({ self }: { self: Self }) {
  const [isDark, setDark] = useState(isDarkNow);
  const shape =
    'flex h-11 w-full items-center gap-2.5 rounded-nav px-3 text-small font-medium text-ink-2 hover:bg-sunken';
  return (
    <>
      <p className="px-3 pb-2 text-small leading-tight">
        <span className="block truncate font-strong">{self.name}</span>
        <span className="block truncate text-ink-2">{wordsOf(self.role)}</span>
      </p>
      <button
        type="button"
        className={shape}
        onClick={() => {
          chooseTheme(isDark ? 'light' : 'dark');
          setDark(!isDark);
        }}
      >
        {isDark ? <Sun className="size-[18px]!" /> : <Moon className="size-[18px]!" />}
        {isDark ? 'Light colours' : 'Dark colours'}
      </button>
      <button type="button" className={shape} onClick={() => void signOut()}>
        <LogOut className="size-[18px]!" />
        Sign out
      </button>
    </>
  );
}
