import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

const shown = (unread: number) => (unread >= 100 ? '99+' : String(unread));

export default {
  notificationsMessages: {
    title: 'Ìfitónilétí',
    bell: unread => (unread === 0 ? 'Ìfitónilétí' : `Ìfitónilétí, ${shown(unread)} tí a kò tíì kà`),
    unread: unread => `${shown(unread)} tí a kò tíì kà`,
    isUnread: 'A kò tíì kà á',
    close: 'Pa á',
    loading: 'Àwọn ìfitónilétí ń gbé...',
    failed: 'A kò lè gbé àwọn ìfitónilétí rẹ.',
    retry: 'Tún gbìyànjú',
    today: 'Òní',
    earlier: 'Ṣáájú',
    markAll: 'Sàmì sí gbogbo rẹ̀ bíi kíkà',
    markAllFailed: 'A kò lè sàmì sí wọn bíi kíkà. Jọ̀wọ́ tún gbìyànjú.',
    allRead: 'O ti ka gbogbo rẹ̀',
    more: 'Gbé síi',
    empty: 'Kò tíì sí ìfitónilétí',
    emptyText: 'Ibí ni a ó ti máa sọ ohun tó bá ṣẹlẹ̀ nínú àkáǹtì rẹ.',
  },
} satisfies Translations<typeof english>;
