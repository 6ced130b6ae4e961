import { randomInt } from '@wura/testkit/random';
import type { Page } from '@playwright/test';
import { payer } from './bills.ts';
import { expect, open, wide, test } from './fixtures.ts';

// Each bill that is looked up or brought, from its form to its receipt, in the two other languages; airtime, data and gift
// cards are bought in them in their own files.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

const languages = [
  {
    locale: 'fr-FR',
    next: 'Continuer',
    pay: /^Payer ₦/,
    electricity: {
      company: 'Fournisseur d’électricité',
      meter: 'Numéro de compteur',
      verify: 'Vérifier le compteur',
      verified: 'Compteur vérifié',
      amount: 'Montant',
      done: 'Paiement d’électricité réussi',
      text: 'Envoyer par SMS',
      texted: 'Envoyé sur votre téléphone.',
    },
    tv: {
      card: 'Numéro de carte',
      verify: 'Vérifier le compte',
      verified: 'Compte vérifié',
      done: 'Abonnement TV payé',
    },
    water: { country: 'Pays', state: 'État ou région', address: 'Utiliser mon adresse', done: 'Eau commandée' },
  },
  {
    locale: 'es-ES',
    next: 'Continuar',
    pay: /^Pagar ₦/,
    electricity: {
      company: 'Compañía eléctrica',
      meter: 'Número de medidor',
      verify: 'Verificar medidor',
      verified: 'Medidor verificado',
      amount: 'Importe',
      done: 'Pago de electricidad realizado',
      text: 'Enviar por SMS',
      texted: 'Enviado a su teléfono.',
    },
    tv: {
      card: 'Número de tarjeta',
      verify: 'Verificar cuenta',
      verified: 'Cuenta verificada',
      done: 'Suscripción de TV pagada',
    },
    water: { country: 'País', state: 'Estado o región', address: 'Usar mi dirección', done: 'Agua pedida' },
  },
];

for (const { locale, next: on, pay, electricity, tv, water } of languages) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`electricity is bought in ${locale}, and its token sent to a telephone`, wide, async ({ page }) => {
      await open(page, await payer('5000.00'), '/wallet?view=electricity-payment');
      await page.getByLabel(electricity.company).click();
      await page.getByRole('option', { name: 'Ikeja Electric' }).click();
      await page.getByLabel(electricity.meter).fill(`04${String(randomInt(1e7)).padStart(7, '0')}10`);
      await button(page, electricity.verify).click();
      await expect(page.getByText(electricity.verified)).toBeVisible();
      await page.getByLabel(electricity.amount, { exact: true }).fill('1000');
      await button(page, on).click();
      await button(page, pay).click();
      await expect(heading(page, electricity.done)).toBeVisible();
      await page.goto('/wallet?view=electricity-tokens');
      await button(page, electricity.text).click();
      await expect(page.getByText(electricity.texted)).toBeVisible();
    });

    test(`a bouquet is paid for in ${locale}`, wide, async ({ page }) => {
      await open(page, await payer('6000.00'), '/wallet?view=tv-payment');
      await page.getByRole('radio', { name: 'DStv' }).check();
      await page.getByLabel(tv.card).fill(`70${String(randomInt(1e8)).padStart(8, '0')}`);
      await button(page, tv.verify).click();
      await expect(page.getByText(tv.verified)).toBeVisible();
      await button(page, /^DStv Padi/).click();
      await button(page, on).click();
      await button(page, pay).click();
      await expect(heading(page, tv.done)).toBeVisible();
    });

    test(`water is ordered in ${locale}`, wide, async ({ page }) => {
      await open(page, await payer('6000.00'), '/wallet?view=water-payment');
      await page.getByRole('radio').first().check();
      await page.getByLabel(water.country).selectOption('NG');
      await page.getByLabel(water.state).selectOption({ label: 'Lagos' });
      await button(page, water.address).click();
      await button(page, on).click();
      await button(page, pay).click();
      await expect(heading(page, water.done)).toBeVisible();
    });
  });
}
