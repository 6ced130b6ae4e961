import type { Translations } from '@wura/browser/messages';
import type { PhraseWords } from '@wura/browser/phrase-words';
import type { deviceFaults, deviceRefusals } from '../device-rules.ts';
import type * as english from './device-messages.ts';

export default {
  deviceMessages: {
    title: 'Your devices',
    lead: 'Where dem open your account. Remove di one wey you no get again, or wey you no sabi.',
    leadTrusted:
      'Payments from device wey you no trust go always ask for your PIN. You fit trust one device at a time.',
    loading: 'Devices dey load...',
    failed: 'Your devices no gree load.',
    retry: 'Try again',
    none: 'Devices go show from di next time you log in.',
    thisDevice: 'Dis device',
    trusted: 'Trusted',
    seen: (when, address) => `Last time: ${when}, from ${address}`,
    rename: 'Change name',
    renameName: name => `Change di name of ${name}`,
    name: 'Name of di device',
    save: 'Save',
    saving: 'E dey save...',
    renamed: 'Di device don get new name.',
    remove: 'Remove',
    removeName: name => `Remove ${name}`,
    removeLead: 'E go log out now now. If person use am again, we go take am as new one and tell you.',
    removeTrustedLead: 'Na di device wey you trust be dis, so abeg confirm say na you.',
    removed: 'Di device don comot and log out.',
    trust: 'Trust dis device',
    trustLead: 'Your other device no go dey trusted again. For one day, your limits fit dey lower.',
    isTrusted: 'Dis device don dey trusted.',
    notDone: 'E no work. Nothing change.',
    close: 'Close',
  },
} satisfies Translations<typeof english>;

export const phrases = {
  device_name_invalid: 'Abeg give am name wey no pass 60 characters',
  device_elsewhere: 'Na from di device itself you go trust am. Abeg log in for dat device.',
} satisfies PhraseWords<typeof deviceFaults & typeof deviceRefusals>;
