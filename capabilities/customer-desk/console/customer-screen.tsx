import { useRoute } from '@wura/browser/query';
import { CustomerLinks, useCustomerLinks } from '@wura/operators/console/customer-links';
import { Asked, Page, Section } from '@wura/operators/console/page';
import { Amount, Facts, Moment, toldFacts } from '@wura/operators/console/facts';
import { Table, type Column } from '@wura/operators/console/table';
import { wordsOf } from '@wura/operators/console/words-of';
import { calendarDate } from '@wura/browser/dates';
import { groupAccountNumber } from '@wura/browser/money-format';
import { Banner } from '@wura/ui/banner';
import { Link, useParams } from 'react-router';
import type { CustomerOnDesk } from '../operator-contract.ts';
import { readCustomer } from './calls.ts';
import { CustomerDeeds } from './customer-deeds.tsx';
import { WhereTheyAre } from './where-they-are.tsx';

type Movement = CustomerOnDesk['transactions'][number];

const columns: readonly Column<Movement>[] = [
  { name: 'Reference', cell: row => row.reference },
  { name: 'What', cell: row => row.description },
  {
    name: 'Amount',
    isNumber: true,
    cell: row => <Amount amount={row.type === 'send' ? `-${row.amount}` : row.amount} currency={row.currency} />,
  },
  { name: 'State', cell: row => (row.refunded ? 'Failed, refunded' : wordsOf(row.status)) },
  { name: 'When', cell: row => <Moment at={row.date} /> },
];

/** All that staff may know of a customer, on one page. */
export default function CustomerScreen() {
  const { id = '' } = useParams();
  const customer = useRoute(readCustomer, { params: { id } });
  return (
    <Page
      title={customer.data?.name ?? 'Customer'}
      lead={
        <Link to="/customers" className="link inline-flex min-h-11 items-center">
          All customers
        </Link>
      }
    >
      <Asked query={customer}>{of => <Record of={of} />}</Asked>
    </Page>
  );
}

function Record({ of }: { of: CustomerOnDesk }) {
  const { limits, security } = of;
  const counted = useCustomerLinks().map(({ countedBy }) => countedBy);
  return (
    <>
      {of.freeze && (
        <Banner
          isNote
          tone="bad"
          className="mb-4"
          title={`Frozen: ${of.freeze.reason ?? 'no reason was written down'}`}
        >
          {of.freeze.since && (
            <>
              Since <Moment at={of.freeze.since} isInSentence />. The customer can sign in and read, and moves nothing.
            </>
          )}
        </Banner>
      )}
      {of.locked_since && (
        <Banner isNote tone="wait" className="mb-4" title="Locked by its owner, until a new password is set." />
      )}
      <CustomerDeeds of={of} />
      {/* Columns and no grid: panels of any height stand close beneath each other. */}
      <div className="mb-2 gap-x-4 lg:columns-2 2xl:columns-3">
        <Section title="Profile">
          <Facts
            facts={{
              Name: of.name,
              Username: of.username,
              Email: of.email,
              Phone: of.phone_number,
              Account: groupAccountNumber(of.account_number),
              Born: calendarDate(of.dob),
              Address: [of.residential_address, of.state, of.country].filter(Boolean).join(', '),
              'Customer since': <Moment at={of.created_at} />,
              ID: of.id,
            }}
          />
        </Section>
        <CustomerLinks customer={of.id} about={of.about} />
        <Section title="Wallets and limits">
          <Facts
            facts={{
              ...Object.fromEntries(
                of.wallets.map(({ name, currency, balance }) => [
                  name,
                  <Amount key={name} amount={balance} currency={currency} />,
                ]),
              ),
              Tier: String(of.tier),
              'Blocked by': limits.blocked_by && wordsOf(limits.blocked_by),
              'Left to send today': <Amount amount={limits.out_per_day.left} currency="NGN" />,
              'Of a day’s': <Amount amount={limits.out_per_day.limit} currency="NGN" />,
              'May hold': limits.balance.limit ? <Amount amount={limits.balance.limit} currency="NGN" /> : 'Any sum',
              'One deposit': <Amount amount={limits.single_deposit} currency="NGN" />,
            }}
          />
        </Section>
        <Section title="Verification and security">
          <Facts
            facts={{
              Verified: of.kyc.completed ? 'Yes' : 'No',
              'BVN or NIN': of.kyc.number_checked ? 'Confirmed' : 'Not confirmed',
              PIN: security.pin ? 'Set' : 'Not set',
              'PIN locked until': security.pin_locked_until && <Moment at={security.pin_locked_until} />,
              'Second factor': security.two_factor_since ? <Moment at={security.two_factor_since} /> : 'Off',
              'Backup codes left': security.two_factor_since && String(security.backup_codes_left),
              'Lower limits until': security.cooling_off_until && <Moment at={security.cooling_off_until} />,
              Devices: String(of.devices.length),
            }}
          />
        </Section>
        {Object.entries(of.about)
          .filter(([room]) => !counted.includes(room))
          .map(([room, facts]) => (
            <Section key={room} title={wordsOf(room)}>
              <Facts facts={toldFacts(facts)} />
            </Section>
          ))}
        <WhereTheyAre of={of} />
      </div>
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 className="text-row">Last transactions</h2>
        <Link to={`/transactions?customer=${of.id}`} className="link inline-flex min-h-11 items-center">
          All of them
        </Link>
      </div>
      <Table
        label="Last transactions"
        rows={of.transactions}
        idOf={row => row.id}
        columns={columns}
        to={row => `/transactions/${row.id}?customer=${of.id}`}
      />
    </>
  );
}
