import { useSyncExternalStore } from 'react';
import { language, watchLanguage, type Language } from './language.ts';

export function useLanguage(): Language {
  return useSyncExternalStore(watchLanguage, language, language);
}
