import type { Translations } from '@wura/browser/messages';
import type * as english from './lookalike-messages.ts';

export default {
  lookalikeMessages: {
    title: 'Wannan ba asusun da kuka taɓa biya ba ne',
    digits: name => `Kun taɓa biyan ${name}. Lambobin biyu sun kusa zama ɗaya.`,
    bank: name => `Kun taɓa biyan ${name}, da lamba iri ɗaya a wani banki.`,
    ends: 'Kun taɓa turawa zuwa adireshin da ya fara ko ya ƙare kamar wannan. ’Yan damfara suna yin irin waɗannan adiresoshi domin a kwafi nasu a madadin.',
    before: 'Da kuka biya',
    now: 'Wannan',
    compared: 'Na kwatanta shi duka, kuma wannan adireshin nake nufi',
  },
} satisfies Translations<typeof english>;
