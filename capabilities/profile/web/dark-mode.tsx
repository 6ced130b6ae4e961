import { useMessages } from '@wura/browser/messages';
import { Switch } from '@wura/ui/switch';
import { chooseTheme, isDarkNow, savedTheme, type Theme } from '@wura/ui/theme';
import { useState } from 'react';
import { settingsMessages } from './settings-messages.ts';

/** Dark or light once it was chosen; until then as the device is set, and back to that whenever it is wished. */
export function DarkMode({ onChange }: { onChange: (isDark: boolean) => void }) {
  const words = useMessages(settingsMessages);
  const [theme, setTheme] = useState(savedTheme);

  function choose(next: Theme) {
    chooseTheme(next);
    setTheme(next);
    onChange(isDarkNow());
  }

  return (
    <Switch
      label={words.darkMode}
      helper={
        theme === 'system' ? (
          words.darkModeBySystem
        ) : (
          <>
            {words.darkModeChosen}{' '}
            <button type="button" className="link min-h-6" onClick={() => choose('system')}>
              {words.followSystem}
            </button>
          </>
        )
      }
      isOn={isDarkNow()}
      onChange={isDark => choose(isDark ? 'dark' : 'light')}
    />
  );
}
