import { expect, it } from 'vitest';
import { readDraft, withBand, withField, withoutBand } from './draft.ts';

it('what is typed is sent as the server writes it, and what cannot be read as it stands', () => {
  const draft = {
    bands: [
      { up_to: '5,000', fee: '₦10' },
      { up_to: '', fee: 'ten' },
    ],
  };
  expect(readDraft('bands', draft)).toEqual({
    bands: [
      { up_to: '5000.00', fee: '10.00' },
      { up_to: null, fee: 'ten' },
    ],
  });
  expect(readDraft('shares', { percent: '0.5%', usdt_percent: '0' })).toEqual({ percent: '0.5', usdt_percent: '0' });
  const person = { needs_checked_number: true, needs_confirmed_contact: false, age_min: '18', first_day: '' };
  expect(readDraft('person', person)).toEqual({ ...person, age_min: 18, first_day: null });
  expect(readDraft('flat', { fee: '0' })).toEqual({ fee: '0.000000' });
});

it('a band is put before the last one and taken from there, and no other field is touched', () => {
  const draft = { bands: [{ up_to: null, fee: '50.00' }] };
  const two = withField(withBand(draft), 'bands.0.up_to', '5000');
  expect(two).toEqual({
    bands: [
      { up_to: '5000', fee: '' },
      { up_to: null, fee: '50.00' },
    ],
  });
  expect(withoutBand(two)).toEqual(draft);
});
