import type { Translations } from '@wura/browser/messages';
import type * as english from './label-messages.ts';

export default {
  labelMessages: {
    title: 'Fún ìwọ nìkan',
    category: 'Ẹ̀ka',
    usual: 'Bí ti tẹ́lẹ̀',
    forAll: name => `Gbogbo ti ${name}, pẹ̀lú àwọn tó ń bọ̀`,
    forAllAlike: 'Gbogbo irú èyí, pẹ̀lú àwọn tó ń bọ̀',
    note: 'Àkọsílẹ̀',
    noteHelp: 'Ìwọ nìkan ló ń rí i. O lè wá a.',
    count: (used, max) => `${used}/${max}`,
    save: 'Fi pamọ́',
    saving: 'Ó ń fi pamọ́...',
    saved: 'A ti fi pamọ́',
    failed: 'A kò lè fi èyí pamọ́. Owó rẹ wà bó ṣe wà. Jọ̀wọ́ tún gbìyànjú.',
    allWith: name => `Gbogbo ti ${name}`,
  },
  narrowMessages: {
    more: 'Àṣàyàn síi',
    moreOn: count => `Àṣàyàn síi, ${count} ń ṣiṣẹ́`,
    title: 'Àṣàyàn',
    close: 'Pa á',
    category: 'Ẹ̀ka',
    anyCategory: 'Ẹ̀ka èyíkéyìí',
    least: 'Ó kéré tán',
    most: 'Ó pọ̀ jù',
    with: name => `Pẹ̀lú ${name}`,
    withAnyone: 'Tún fi gbogbo rẹ̀ hàn',
    clear: 'Pa wọ́n rẹ́',
    show: 'Fi ìdúnàádúrà hàn',
  },
} satisfies Translations<typeof english>;
