import type { Feature } from '@wura/features/server';

interface Settings {
  isOn: boolean;
}

/** Nothing of it is on the server but whether the web client shows it. */
export const feature: Feature<Settings> = {
  name: 'debug-inspector',
  settings: (read, { mode }) => ({
    isOn: (read.choice('DEBUG_API', ['on', 'off']) ?? (mode === 'live' ? 'off' : 'on')) === 'on',
  }),
  services: { debug: ({ settings }) => settings.isOn },
};
