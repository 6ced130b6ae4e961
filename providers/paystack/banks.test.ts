import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import list from './fixtures/banks.json' with { type: 'json' };
import refusals from './fixtures/refusals.json' with { type: 'json' };
import resolved from './fixtures/resolved.json' with { type: 'json' };
import { nonsense, openScripted, withData } from './testing/scripted.ts';

let box: Awaited<ReturnType<typeof openScripted>>;
beforeAll(async () => void (box = await openScripted()));
afterAll(() => box.close());

const account = { number: '0022728151', bankCode: '058' };
const holderAnswered = (reply: object) =>
  box.answering({ 'GET /bank/resolve': reply as never }).directory.holder(account);
const banksAnswered = (reply: object) => box.answering({ 'GET /bank': reply as never }).directory.banks();

describe('the list of banks', () => {
  it('has each code once, by name, without those that are gone or rest', async () => {
    expect(await banksAnswered({ body: list })).toEqual({
      outcome: 'accepted',
      banks: [
        { code: '120001', name: '9mobile 9Payment Service Bank' },
        { code: '801', name: 'Abbey Mortgage Bank' },
        { code: '035A', name: 'ALAT by WEMA' },
        { code: '058', name: 'Guaranty Trust Bank' },
      ],
    });
    expect(box.sent).toHaveLength(1);
  });

  it('is read to its last page', async () => {
    const page = Array.from({ length: 100 }, (_, n) => ({ name: `Bank ${n}`, code: String(n) }));
    const outcome = await banksAnswered({ body: { status: true, message: 'Banks retrieved', data: page } });
    expect(outcome).toMatchObject({ outcome: 'accepted' });
    expect(box.sent.map(({ query }) => query['page'])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it('that comes whole, whatever page was asked for, is asked for once', async () => {
    const all = Array.from({ length: 240 }, (_, n) => ({ name: `Bank ${n}`, code: String(n) }));
    const outcome = await banksAnswered({ body: { status: true, message: 'Banks retrieved', data: all } });
    expect(outcome).toMatchObject({ outcome: 'accepted', banks: { length: 240 } });
    expect(box.sent).toHaveLength(1);
  });

  it.each([
    ...Object.entries(nonsense).filter(([name]) => name !== 'data of another shape'),
    ['a bank without a name', { body: { ...list, data: [{ code: '058', name: '' }] } }],
    ['an unknown key', refusals.invalid_key],
  ] as [string, object][])('is unknown when the answer is %s', async (_name, reply) => {
    expect(await banksAnswered(reply)).toMatchObject({ outcome: 'unknown' });
  });
});

describe('the name behind an account', () => {
  it('is read with its spaces in order', async () => {
    expect(await holderAnswered({ body: resolved })).toEqual({ outcome: 'accepted', name: 'WES GIBBONS' });
    expect(box.sent[0]!.query).toEqual({ account_number: '0022728151', bank_code: '058' });
  });

  it('is nobody’s when they say so, with 422 and with 400', async () => {
    for (const refusal of [refusals.unresolved, refusals.unresolved_400]) {
      expect(await holderAnswered(refusal)).toEqual({ outcome: 'declined' });
    }
  });

  it.each([
    ...Object.entries(nonsense),
    ['the name of another account', withData(resolved, { account_number: '0022728152' })],
    ['no name', withData(resolved, { account_name: '' })],
    ['too many look-ups', refusals.resolve_limit],
    ['too many look-ups under 400', { ...refusals.resolve_limit, status: 400 }],
    ['an unknown key', refusals.invalid_key],
    ['an unknown key under 400', refusals.invalid_key_as_400],
  ] as [string, object][])('is unknown when the answer is %s', async (_name, reply) => {
    expect(await holderAnswered(reply)).toMatchObject({ outcome: 'unknown' });
  });
});
