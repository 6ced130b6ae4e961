import { inEachLanguage } from '@wura/wire/languages';
import { saveSettings, type SavedSettings } from '@wura/identity/server';
import { openCustomer, openCustomerApp, type CustomerApp } from '@wura/identity/testing';
import type { Money } from '@wura/money';
import { transaction, type Pool } from '@wura/database';
import { dayMs, lagosClock } from '@wura/platform/time';
import { silentLog } from '@wura/platform/log';
import { createJobRunner } from '@wura/jobs/run';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostOffice, type PostOffice } from '../testing/post-office.ts';
import { defineNotice, type NoticeKind, type Spell } from './kinds.ts';
import {
  countUnread,
  listNotifications,
  mailJob,
  mailTo,
  markAllRead,
  markRead,
  notify,
  notifyAll,
} from './notices.ts';
import { createMailSender } from './send-mail.ts';

let product: CustomerApp;
let post: PostOffice;
let owner: Pool;

beforeAll(async () => {
  product = await openCustomerApp(() => {});
  owner = product.database.pool('wura_owner');
  post = openPostOffice(product.database, () => product.clock.now);
});
afterAll(() => product.close());
beforeEach(async () => {
  await owner.query('delete from jobs.job');
  await owner.query('delete from notices.mails');
  await owner.query('delete from notices.texts');
  post.handed.length = 0;
  post.answers.length = 0;
});

const arrived = kind({ topic: 'money', about: 'money_in', isMailed: true });
const left = kind({ topic: 'money', isMailed: true });
const changed = kind({ topic: 'security', isMailed: true });
const welcome = kind({ topic: 'account', isMailed: false });

function kind(given: Pick<NoticeKind<unknown>, 'topic' | 'about' | 'isMailed'>) {
  return defineNotice<{ from: string }>({
    name: 'arrived',
    link: () => '/wallet',
    words: {
      ...inEachLanguage(() => ({ from }: { from: string }) => ({ title: 'Money arrived', text: `From ${from}.` })),
      fr: ({ from }) => ({ title: 'Argent reçu', text: `De ${from}.` }),
      es: ({ from }) => ({ title: 'Ha llegado dinero', text: `De ${from}.` }),
    },
    ...given,
  });
}

const at = () => new Date(product.clock.now);

async function tell(customer: bigint, what = arrived): Promise<void> {
  await transaction(product.pool, tx => notify(tx, { customer, what, facts: { from: 'Bola' }, at: at() }));
}

async function choose(customer: bigint, changes: Partial<SavedSettings>): Promise<void> {
  await transaction(product.pool, tx => saveSettings(tx, { customer, changes, pinThresholdMinor: 0n }));
}

const listOf = (customer: bigint) => listNotifications(product.pool, { customer, limit: 10, after: null }, []);
const emailOf = async (customer: bigint): Promise<string> => {
  const { rows } = await product.pool.query('select email from identity.customers where id = $1', [customer]);
  return rows[0].email;
};
const outcomes = async () => {
  const { rows } = await owner.query('select outcome, text from notices.mails order by id');
  return rows;
};
const makeDue = () => product.pool.query('update jobs.job set due_at = now()');

describe('a notice', () => {
  it('is there, and its mail is sent, if and only if what it tells of was committed', async () => {
    const { number } = await openCustomer(product);
    const undone = transaction(product.pool, async tx => {
      await notify(tx, { customer: number, what: arrived, facts: { from: 'Bola' }, at: at() });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect(await listOf(number)).toEqual([]);
    expect(await post.mailsTo(await emailOf(number))).toEqual([]);

    await tell(number);
    expect(await listOf(number)).toMatchObject([{ title: 'Money arrived', text: 'From Bola.', link: '/wallet' }]);
    const [mail] = await post.mailsTo(await emailOf(number));
    expect(mail).toMatchObject({ subject: 'Money arrived' });
    expect(mail!.text).toMatch(/^Hello Adaeze,\n\nFrom Bola\.\n\nWura/);
  });

  it('speaks the language that the customer chose', async () => {
    const { number } = await openCustomer(product);
    await choose(number, { language: 'fr' });
    await tell(number);
    expect(await listOf(number)).toMatchObject([{ title: 'Argent reçu' }]);
    const [mail] = await post.mailsTo(await emailOf(number));
    expect(mail!.text).toMatch(/^Bonjour Adaeze,\n\nDe Bola\.\n\n/);
  });

  it('spells amounts as that language writes them', async () => {
    const received = defineNotice<{ amount: Money }>({
      name: 'arrived',
      topic: 'money',
      isMailed: true,
      words: {
        ...inEachLanguage(() => ({ amount }: { amount: Money }, spell: Spell) => ({
          title: 'Money arrived',
          text: spell(amount),
        })),
        fr: ({ amount }, spell) => ({ title: 'Argent reçu', text: spell(amount) }),
        es: ({ amount }, spell) => ({ title: 'Ha llegado dinero', text: spell(amount) }),
      },
    });
    const facts = { amount: { currency: 'NGN', minor: 4_000_000n } } as const;
    for (const [language, text] of [
      ['en', '₦40,000.00'],
      ['fr', '₦40\u00a0000,00'],
      ['es', '₦40.000,00'],
      ['pcm', '₦40,000.00'],
    ] as const) {
      const { number } = await openCustomer(product);
      await choose(number, { language });
      await transaction(product.pool, tx => notify(tx, { customer: number, what: received, facts, at: at() }));
      expect(await listOf(number)).toMatchObject([{ text }]);
      expect((await post.mailsTo(await emailOf(number)))[0]!.text).toContain(text);
    }
  });

  it('is mailed to customers who want notifications; one about safety or money that left to all, and some kinds to none', async () => {
    const { number } = await openCustomer(product);
    await choose(number, { notifications: false });
    const address = await emailOf(number);
    await tell(number);
    expect(await post.mailsTo(address)).toHaveLength(0);
    await tell(number, changed);
    await tell(number, left);
    expect(await post.mailsTo(address)).toHaveLength(2);
    await choose(number, { notifications: true });
    await tell(number, welcome);
    expect(await post.mailsTo(address)).toHaveLength(2);
    expect(await listOf(number)).toHaveLength(4);
  });

  it('goes the ways that its customer chose, save where it is about the safety of money', async () => {
    const { number } = await openCustomer(product);
    const address = await emailOf(number);
    const none = { app: false, mail: false };
    await choose(number, { alerts: { money_in: none, account: none, security: none, money_out: none } });
    for (const each of [arrived, welcome, changed, left]) await tell(number, each);
    expect(await listOf(number)).toHaveLength(3);
    expect(await post.mailsTo(address)).toHaveLength(2);
  });

  it('is texted to a confirmed number of a customer who chose that, and to no other', async () => {
    const [texted, unconfirmed] = [await openCustomer(product), await openCustomer(product)];
    await owner.query('update identity.customers set phone_confirmed_at = now() where id = $1', [texted.number]);
    for (const { number } of [texted, unconfirmed]) {
      await choose(number, { alerts: { money_in: { sms: true } } });
      await tell(number);
      await tell(number, changed);
    }
    const { rows } = await owner.query('select recipient, text from notices.texts');
    const { rows: phones } = await owner.query('select phone from identity.customers where id = $1', [texted.number]);
    expect(rows).toEqual([{ recipient: phones[0].phone, text: 'Money arrived' }]);
  });

  it('about safety is mailed thirty times a day to a mailbox that nobody confirmed, and is in the list all the same', async () => {
    const [stranger, known] = [await openCustomer(product), await openCustomer(product)];
    await owner.query('update identity.customers set email_confirmed_at = now() where id = $1', [known.number]);
    const mailed = async (customer: bigint) => (await post.mailsTo(await emailOf(customer))).length;
    for (const { number } of [stranger, known]) for (let time = 0; time < 32; time++) await tell(number, changed);
    expect([await mailed(stranger.number), await mailed(known.number)]).toEqual([30, 32]);
    const list = await listNotifications(product.pool, { customer: stranger.number, limit: 50, after: null }, []);
    expect(list).toHaveLength(32);
    // Money that leaves is told of to whoever holds the mailbox.
    await tell(stranger.number, left);
    expect(await mailed(stranger.number)).toBe(31);
    product.clock.forward(dayMs + 1000);
    await tell(stranger.number, changed);
    expect(await mailed(stranger.number)).toBe(32);
  });

  it('is texted to one number a hundred times a day', async () => {
    const { number } = await openCustomer(product);
    await owner.query('update identity.customers set phone_confirmed_at = now() where id = $1', [number]);
    await choose(number, { alerts: { money_in: { sms: true }, security: { sms: true } } });
    const texts = async () => (await owner.query('select from notices.texts')).rowCount;
    for (let time = 0; time < 51; time++) for (const each of [arrived, changed]) await tell(number, each);
    expect(await texts()).toBe(100);
    product.clock.forward(dayMs + 1000);
    await tell(number);
    expect(await texts()).toBe(101);
  });

  it('waits for the end of quiet hours where it may, and nowhere else', async () => {
    const { number } = await openCustomer(product);
    const hour = Number(lagosClock(product.clock.now).slice(11, 13));
    await choose(number, { quietHours: { from: hour, until: (hour + 3) % 24 } });
    await tell(number);
    await tell(number, left);
    const { rows } = await owner.query(
      `select m.subject, j.due_at > now() + interval '2 hours' as waits
         from jobs.job j join notices.mails m on m.public_id = j.subject order by m.id`,
    );
    expect(rows.map(({ waits }) => waits)).toEqual([true, false]);
    expect(await listOf(number)).toHaveLength(2);
  });

  it('for a dozen customers takes as many statements as for two, whatever they chose', async () => {
    const customers = [];
    for (let count = 0; count < 12; count++) customers.push((await openCustomer(product)).number);
    await choose(customers[0]!, { alerts: { money_in: { mail: false, app: false } } });
    await choose(customers[1]!, { quietHours: { from: 0, until: 23 } });
    const statementsFor = (few: readonly bigint[]) =>
      transaction(product.pool, async tx => {
        let statements = 0;
        const counting = new Proxy(tx, {
          get: (of, name) => {
            if (name === 'query') statements++;
            const value: unknown = Reflect.get(of, name);
            return typeof value === 'function' ? value.bind(of) : value;
          },
        });
        const each = few.map(customer => ({ customer, facts: { from: 'Bola' } }));
        await notifyAll(counting, { what: arrived, each, at: at() });
        return statements;
      });
    expect(await statementsFor(customers.slice(2, 4))).toBe(5);
    expect(await statementsFor(customers)).toBe(5);
  });

  it('is counted until it is read, by its owner and nobody else', async () => {
    const [mine, theirs] = [(await openCustomer(product)).number, (await openCustomer(product)).number];
    await tell(mine);
    await tell(mine);
    const [newest] = await listOf(mine);
    const read = (customer: bigint, publicId: string) =>
      transaction(product.pool, tx => markRead(tx, { customer, publicId, at: at() }));
    expect(await read(theirs, newest!.public_id)).toBe(false);
    expect(await countUnread(product.pool, mine)).toBe(2);
    expect(await read(mine, newest!.public_id)).toBe(true);
    expect(await read(mine, newest!.public_id)).toBe(true);
    expect(await countUnread(product.pool, mine)).toBe(1);
    await transaction(product.pool, tx => markAllRead(tx, { customer: mine, at: at() }));
    expect(await countUnread(product.pool, mine)).toBe(0);
  });

  it('can be written by the background worker too', async () => {
    const { number } = await openCustomer(product);
    await transaction(product.database.pool('wura_worker'), tx =>
      notify(tx, { customer: number, what: arrived, facts: { from: 'the worker' }, at: at() }),
    );
    expect(await post.mailsTo(await emailOf(number))).toHaveLength(1);
  });
});

const write = (given: Partial<Parameters<typeof mailTo>[1]> = {}) =>
  transaction(product.pool, tx =>
    mailTo(tx, {
      to: 'ada@example.com',
      language: 'en',
      subject: 'Your code',
      text: 'It is 123456.',
      at: at(),
      ...given,
    }),
  );

describe('a mail', () => {
  it('is sent once, and then keeps nothing of what it said', async () => {
    await write();
    await post.deliver();
    await makeDue();
    await post.deliver();
    expect(post.handed).toHaveLength(1);
    expect(await outcomes()).toEqual([{ outcome: 'sent', text: '' }]);
  });

  it('is tried again, later and later and under the same id, while nobody knows; and given up in the end', async () => {
    await write();
    let waitedMs = 0;
    for (let tries = 0; tries < 9; tries++) {
      post.answers.push({ outcome: 'unknown', reason: 'timeout' });
      await makeDue();
      await post.deliver();
      const { rows } = await product.pool.query<{ wait: number }>(
        'select (extract(epoch from due_at - clock_timestamp()) * 1000)::float8 as wait from jobs.job',
      );
      expect(rows).toHaveLength(tries < 8 ? 1 : 0);
      if (tries < 8) {
        expect(rows[0]!.wait).toBeGreaterThan(waitedMs);
        waitedMs = rows[0]!.wait;
      }
    }
    expect(new Set(post.handed.map(({ id }) => id)).size).toBe(1);
    expect(await outcomes()).toEqual([{ outcome: 'given_up', text: '' }]);
  });

  it('that the other side declines for good is not tried again', async () => {
    await write();
    post.answers.push({ outcome: 'declined', reason: 'RCPT TO 550' });
    await post.deliver();
    expect(await outcomes()).toEqual([{ outcome: 'refused', text: '' }]);
  });

  it('is not sent once it is useless', async () => {
    await write({ uselessAfter: new Date(product.clock.now - 1) });
    await post.deliver();
    expect(post.handed).toEqual([]);
    expect(await outcomes()).toEqual([{ outcome: 'too_late', text: '' }]);
  });

  it('is not kept waiting where mail is switched off', async () => {
    await write();
    const pool = product.database.pool('wura_worker');
    const sender = createMailSender({ pool, mailer: undefined, now: () => product.clock.now, log: silentLog });
    await createJobRunner({ pool, log: silentLog, kinds: new Map([[mailJob, sender]]) }).runDue();
    expect(await outcomes()).toEqual([{ outcome: 'switched_off', text: '' }]);
  });

  it('carries no header that a stranger wrote, in its subject or its address', async () => {
    await write({ subject: 'Hello\r\nBcc: everyone@example.com\u0000\u202e\u2028x \u{1f469}\u200d\u{1f680}' });
    await post.deliver();
    expect(post.handed[0]!.subject).toBe('Hello Bcc: everyone@example.com x \u{1f469}\u200d\u{1f680}');
    const addresses = ['a@b.c\r\nBcc: x@y.z', 'a@b.c, x@y.z', 'Ada <a@b.c>', 'a b@c.d', ''];
    for (const to of addresses) await expect(write({ to }), to).rejects.toThrow('one plain address');
    const raw = product.pool.query(
      `insert into notices.mails (public_id, recipient, subject, text, created_at) values ('m', $1, $2, 'x', now())`,
      ['a@b.c\nBcc: x@y.z', 'x'],
    );
    await expect(raw).rejects.toThrow(/check constraint/);
  });

  it('cannot be read by the server that wrote it', async () => {
    await expect(product.pool.query('select text from notices.mails')).rejects.toThrow(/permission denied/);
  });
});
