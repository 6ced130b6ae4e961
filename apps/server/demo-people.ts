/** Sample customers. Only the first two can be signed in to; the others are whom they have paid and been paid by. */
export const people = [
  { username: 'ada', firstname: 'Adaeze', lastname: 'Nwosu', email: 'ada@wura.example', phone: '+2348030000001', isVerified: true },
  { username: 'bola', firstname: 'Bola', lastname: 'Adeyemi', email: 'bola@wura.example', phone: '+2348030000002', isVerified: false },
  { username: 'tolulope', firstname: 'Tolulope', lastname: 'Adebayo', email: 'tolulope@wura.example', phone: '+2348030000003', isVerified: true },
  { username: 'chinedu', firstname: 'Chinedu', lastname: 'Okafor', email: 'chinedu@wura.example', phone: '+2348030000004', isVerified: true },
  { username: 'sade', firstname: 'Ṣadé', lastname: 'Ẹniọlá', email: 'sade@wura.example', phone: '+2348030000005', isVerified: true },
  { username: 'musa', firstname: 'Musa', lastname: 'Ibrahim', email: 'musa@wura.example', phone: '+2348030000006', isVerified: true },
  { username: 'ngozi', firstname: 'Ngozi', lastname: 'Eze', email: 'ngozi@wura.example', phone: '+2348030000007', isVerified: true },
] as const; // oxfmt-ignore

export type Username = (typeof people)[number]['username'];

/** For a demonstration on one's own machine and nothing else: they are printed at every start and in the README. */
export const passwords = { ada: 'Adire-2026', bola: 'Kente-2026', operator: 'Indigo-2026' };
export const operatorEmail = 'operator@wura.example';
export const pin = '1234';

interface Step {
  readonly daysAgo: number;
  /** Of the clock in Lagos. */
  readonly time: `${number}:${number}`;
  readonly from: Username | 'outside';
  readonly to: Username;
  readonly amount: string;
  readonly currency: 'NGN' | 'USD' | 'GBP' | 'USDT';
}

const opening = (to: Username, amount: string, currency: Step['currency']): Step => ({
  daysAgo: 34, time: '09:00', from: 'outside', to, amount, currency,
}); // oxfmt-ignore

const openings: Step[] = [
  opening('ada', '299250.40', 'NGN'),
  // Of the dollars $25.00 go onto a card, and ₮100 come over the chain: see apps/start/demo-life.ts.
  opening('ada', '1229.18', 'USD'),
  opening('ada', '312.50', 'GBP'),
  opening('ada', '440.250000', 'USDT'),
  // A customer of the first tier may hold no more than ₦300,000.
  ...people
    .slice(1)
    .map(({ username, isVerified }) => opening(username, isVerified ? '400000.00' : '120000.00', 'NGN')),
];

/** What ada's friends and customers send and receive in a month, as days before today, name, and naira. */
const month: [number, Step['time'], 'in' | 'out', Username, string][] = [
  [29, '10:12', 'in', 'chinedu', '14000.00'], [29, '18:40', 'out', 'tolulope', '17250.00'], [28, '09:05', 'out', 'sade', '16200.00'],
  [27, '12:31', 'in', 'bola', '27000.00'], [27, '16:02', 'out', 'musa', '16700.00'], [26, '08:47', 'in', 'ngozi', '45000.00'],
  [26, '19:20', 'out', 'bola', '17800.00'], [25, '13:13', 'out', 'chinedu', '15000.00'], [24, '11:00', 'in', 'sade', '31100.00'],
  [24, '20:41', 'out', 'ngozi', '12250.00'], [23, '10:30', 'in', 'musa', '22500.00'], [22, '14:55', 'in', 'tolulope', '20000.00'],
  [22, '17:17', 'out', 'sade', '28200.00'], [21, '09:42', 'out', 'bola', '17900.00'], [20, '15:26', 'in', 'chinedu', '25300.00'],
  [19, '12:08', 'out', 'musa', '24300.00'], [18, '18:33', 'out', 'tolulope', '23500.00'], [17, '10:50', 'in', 'bola', '24000.00'],
  [16, '16:44', 'out', 'ngozi', '18000.00'], [15, '11:21', 'in', 'ngozi', '28300.00'], [14, '13:37', 'out', 'chinedu', '30800.00'],
  [13, '09:15', 'in', 'sade', '31400.00'], [12, '19:06', 'in', 'tolulope', '37600.00'], [11, '12:12', 'out', 'sade', '12500.00'],
  [10, '10:05', 'in', 'musa', '29800.00'], [9, '17:50', 'out', 'bola', '15400.00'], [8, '14:29', 'in', 'bola', '20600.00'],
  [7, '11:11', 'in', 'chinedu', '15500.00'], [6, '18:58', 'out', 'ngozi', '26300.00'], [5, '09:33', 'in', 'ngozi', '44000.00'],
  [4, '16:20', 'out', 'musa', '16100.00'], [3, '13:02', 'in', 'tolulope', '27600.00'], [2, '10:44', 'in', 'sade', '18500.00'],
  [1, '20:48', 'out', 'bola', '2000.00'], [0, '00:32', 'in', 'chinedu', '60000.00'], [0, '00:36', 'out', 'tolulope', '25000.00'],
]; // oxfmt-ignore

export const history: readonly Step[] = [
  ...openings,
  ...month.map(([daysAgo, time, way, friend, amount]): Step => {
    const [from, to] = way === 'in' ? ([friend, 'ada'] as const) : (['ada', friend] as const);
    return { daysAgo, time, from, to, amount, currency: 'NGN' };
  }),
];
