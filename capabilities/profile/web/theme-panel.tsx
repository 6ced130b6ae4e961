import { useMessages } from '@wura/browser/messages';
import { RadioTiles } from '@wura/ui/radio-tiles';
import { chooseTheme, savedTheme, type Theme } from '@wura/ui/theme';
import { useState } from 'react';
import { profileMessages } from './messages.ts';

export function ThemePanel() {
  const words = useMessages(profileMessages);
  const [theme, setTheme] = useState(savedTheme);
  const options = (['system', 'light', 'dark'] as const).map(value => ({ value, label: words.themes[value] }));
  return (
    <section className="panel p-5">
      <RadioTiles
        legend={<span className="text-t3 font-display [font-stretch:112%]">{words.theme}</span>}
        name="theme"
        options={options}
        value={theme}
        onChange={value => {
          setTheme(value as Theme);
          chooseTheme(value as Theme);
        }}
      />
    </section>
  );
}
