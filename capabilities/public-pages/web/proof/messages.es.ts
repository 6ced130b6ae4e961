import type { Translations } from '@wura/browser/messages';
import type * as english from './messages.ts';

export default {
  proofMessages: {
    pageTitle: 'Prueba de los libros',
    description: 'Cuándo se probaron íntegros los libros de Wura por última vez, para que todos lo lean.',
    title: 'Prueba de los libros',
    lead: 'Una vez al día el servicio vuelve a calcular sus libros y dice aquí qué resultó. Nada en esta página se escribe a mano.',
    asking: 'No se sabe. Su navegador tiene que preguntar al servicio.',
    whole: 'Los libros se probaron íntegros',
    broken: 'La última revisión encontró una falta en los libros',
    brokenText:
      'Asientos, sumas o el registro del personal no cuadraban. Se avisó a personas en ese momento. Sus recibos y extractos quedan como usted los tiene: guárdelos.',
    stale: 'No hay prueba del último día',
    staleText: 'Lo que sigue es anterior y no dice nada de este momento.',
    never: 'Los libros todavía no se han probado',
    lost: 'Su navegador no obtuvo respuesta: no se sabe nada',
    proven: 'Última prueba: {when}',
    checked: 'Última revisión: {when}',
    currenciesTitle: 'En cada moneda',
    currency: 'Moneda',
    books: 'Los débitos igualan a los créditos',
    customers: 'Las billeteras de los clientes igualan lo que la casa guarda para ellos',
    total: 'Billeteras de los clientes, en total',
    yes: 'Sí',
    no: 'No',
    unknown: 'No se sabe',
    headsTitle: 'Las cabezas de ambas cadenas',
    headsLead:
      'Cada asiento de los libros, y cada acto del personal, está encadenado al anterior por una huella. Quien cambia, quita o intercala uno después cambia todas las cabezas que siguen.',
    booksHead: 'Libros',
    auditHead: 'Registro del personal',
    daysTitle: 'Los últimos treinta días',
    dayWhole: 'Íntegros',
    dayBroken: 'No íntegros',
    dayNone: 'No se hizo prueba',
    noDays: 'Todavía no se ha probado ningún día.',
    verifyTitle: 'Compárelo con lo que usted tiene',
    verify: [
      'Guarde una copia de las cabezas de un día, en imagen o en papel. Si la cabeza de un día pasado llega a ser otra, el pasado se cambió.',
      'Abra la revisión de recibos y escriba el código de un recibo. La respuesta sale de los libros que aquí se prueban: importe, partes y estado deben ser los de su recibo.',
      'Sume su extracto: el saldo inicial y cada línea dan el saldo final. Cada línea lleva una referencia que la revisión de recibos conoce.',
    ],
    verifyLink: 'Revisar un recibo',
  },
} satisfies Translations<typeof english>;
