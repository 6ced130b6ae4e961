import { defineNotice } from '@wura/notices/server/kinds';

interface Ended {
  id: string;
  /** Of the file; it may have none. */
  name: string;
  lines: number;
  completed: number;
}

export const bulkFinished = defineNotice<Ended>({
  name: 'bulk_finished',
  topic: 'money',
  isMailed: true,
  link: ({ id }) => `/wallet?view=bulk-pay&id=${id}`,
  words: {
    en: ({ name, lines, completed }) => ({
      title: `Bulk payment done: ${completed} of ${lines} paid`,
      text: `${name ? `“${name}”` : 'Your file'} is through. ${completed === lines ? 'Every line was paid.' : 'Open it to see which lines were not paid, and why.'}`,
    }),
    fr: ({ name, lines, completed }) => ({
      title: `Paiement groupé terminé : ${completed} sur ${lines} payés`,
      text: `${name ? `« ${name} »` : 'Votre fichier'} est traité. ${completed === lines ? 'Chaque ligne a été payée.' : 'Ouvrez-le pour voir quelles lignes n’ont pas été payées, et pourquoi.'}`,
    }),
    es: ({ name, lines, completed }) => ({
      title: `Pago masivo terminado: ${completed} de ${lines} pagados`,
      text: `${name ? `«${name}»` : 'Su archivo'} está procesado. ${completed === lines ? 'Se pagaron todas las líneas.' : 'Ábralo para ver qué líneas no se pagaron y por qué.'}`,
    }),
    pcm: ({ name, lines, completed }) => ({
      title: `We don finish pay many people: ${completed} of ${lines} paid`,
      text: `${name ? `“${name}”` : 'Your file'} don finish. ${completed === lines ? 'We pay every line.' : 'Open am make you see which lines we no pay, and why.'}`,
    }),
    ha: ({ name, lines, completed }) => ({
      title: `An gama biyan mutane da yawa: ${completed} cikin ${lines}`,
      text: `${name ? `“${name}”` : 'Fayil ɗinka'} ya ƙare. ${completed === lines ? 'An biya kowane layi.' : 'Buɗe shi ka ga layukan da ba a biya ba, da dalilin haka.'}`,
    }),
    yo: ({ name, lines, completed }) => ({
      title: `Ìsanwó ọ̀pọ̀ ti parí: a san ${completed} nínú ${lines}`,
      text: `${name ? `“${name}”` : 'Fáìlì rẹ'} ti parí. ${completed === lines ? 'A ti san gbogbo ìlà.' : 'Ṣí i láti rí àwọn ìlà tí a kò san, àti ìdí rẹ̀.'}`,
    }),
    ig: ({ name, lines, completed }) => ({
      title: `Ịkwụ ọtụtụ mmadụ agwụla: ${completed} n’ime ${lines}`,
      text: `${name ? `“${name}”` : 'Faịlụ gị'} agwụla. ${completed === lines ? 'Akwụọla ahịrị niile.' : 'Meghee ya ka ị hụ ahịrị ndị akwụghị, na ihe kpatara ya.'}`,
    }),
  },
});
