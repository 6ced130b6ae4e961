// Which login sees which personal data, and what for. A table stands for all of its personal columns, as the manifest names
// them; where a login sees only some, they follow in brackets. What is not here fails when it is selected.

/** What for, and what. */
type Needs = Readonly<Record<string, string>>;

export const seenBy: Readonly<Record<'web' | 'worker' | 'signer' | 'checker', Needs>> = {
  // It answers customers and staff, so it reads what they are shown; what is only written down by it, it cannot read back.
  web: {
    'signs customers in and knows their browsers again': `identity.customers identity.login_names identity.sessions
      identity.devices identity.pins identity.passkeys identity.passkey_challenges identity.authenticators
      identity.backup_codes identity.sign_in_challenges identity.sign_in_failures identity.step_up_codes
      identity.confirmed_payments       google_sign_in.errands google_sign_in.links google_sign_in.newcomers password_reset.codes identity.api_keys`,
    'shows customers who they are, and changes it for them': `identity.person identity.contact_details identity.mover
      identity.photos identity.settings identity.security_events identity.kept_names contact_details.requests
      guardians.link`,
    'seals and opens what is sealed for a customer': `identity.customer_keys disputes.dispute disputes.step disputes.recall gift_cards.card
      kyc.numbers`,
    'shows customers their payments, and finds them again': `wallets.movement wallets.remark wallets.annotation
      wallets.filed wallets.party_category wallets.spent wallets.filed_row wallets.history_row wallets.month_spent
      wallets.confirmed_payee wallets.kept_answer wallets.keyed_deed wallets.waiting_movement spending.budget pots.plan`,
    'pays whom and what customers have saved or had looked up': `bank_transfers.beneficiary bank_transfers.recipient
      intra_transfers.saved_person billers.biller bulk_pay.batch bulk_pay.line cable_tv.card_check electricity.meter_check usdt.saved_address
      scheduled_payments.schedule payment_requests.request exchange.rate_alert`,
    'begins payments at providers and hears of them': `deposits.account deposits.deposit provider_payments.payment
      electricity.vend virtual_cards.card virtual_cards.holder`,
    'shows customers what they were told and what they asked': `notices.notifications notices.push_subscriptions(digest)
      support.tickets support.messages
      orders.placed orders.step disputes.evidence disputes.hold`,
    'shows customers what their programs were told, and where': `partner_webhooks.endpoint(url off_note) partner_webhooks.event`,
    'shows the staff papers and cases, which they decide': `kyc.submissions kyc.checks kyc.files kyc.face_checks
      kyc.expiry_steps cases.case_file
      reconciliation.difference rates.decision exchange.squaring policy.rule`,
    'signs the staff in, and shows them what each of them did': `operators.operators operators.sessions
      operators.passkey operators.passkey_challenge operators.invitation operators.approval operators.audit operators.staff`,
    'counts what a caller has tried': 'counters.counter',
  },
  worker: {
    'reaches customers, and writes what they are told': `identity.customers(first_name last_name email phone date_of_birth)
      identity.settings identity.contact_details identity.person notices.mails notices.texts notices.notifications
      notices.push_subscriptions notices.pushes identity.api_keys(name ending) guardians.link`,
    'asks the registers about papers, and keeps what the law wants of one who leaves': `identity.customer_keys kyc.submissions
      kyc.numbers kyc.files kyc.checks kyc.face_checks kyc.expiry_steps my_data.kept my_data.kept_part`,
    'carries payments out and makes those that are due': `identity.mover provider_payments.payment bank_transfers.recipient
      scheduled_payments.schedule bulk_pay.batch bulk_pay.line electricity.vend electricity.meter_check cable_tv.card_check pots.plan wallets.movement
      wallets.remark wallets.waiting_movement virtual_cards.card virtual_cards.holder`,
    'sweeps away pictures that no case names': 'disputes.evidence',
    'tells customers’ programs what happened': `partner_webhooks.endpoint partner_webhooks.event`,
    'credits what has come in': 'deposits.account deposits.deposit',
    'files payments, and tells when a budget is spent or a rate is reached': `wallets.annotation(category) wallets.filed
      wallets.filed_row wallets.history_row wallets.month_spent wallets.party_category wallets.spent spending.budget
      spending.told exchange.rate_alert`,
    'finds the account of a caller who asked for a code': 'password_reset.requests',
    'lets go names and counts whose time is over': 'identity.login_names identity.kept_names counters.counter',
    'opens cases, and compares what providers did with the books': `cases.case_file reconciliation.difference
      rates.decision`,
    'writes the chain of acts down, and warns the administrators': `operators.audit operators.operators(email role)
      operators.staff`,
  },
  // What it signs is no person's but by an address of the chain.
  signer: {},
  // It adds up the books, in which there are numbers of wallets and no people.
  checker: {},
};
