// Where personal data lies: every column of the database that can hold words, bytes or a day, every folder of files, and
// what becomes of each when a customer is erased. A column that is not declared here fails a test, so that no developer adds
// one without saying what it holds. Numbers and moments are not listed: they say something of a person only beside a name.

/** What becomes of a column of a customer's rows. */
export type Fate =
  /** Sealed under the customer's own key, which is destroyed; the row goes too, or is emptied. */
  | 'sealed'
  /** Deleted with its row, emptied, or replaced by what says nothing. */
  | 'erased'
  /** As `erased`; the law wants a copy, which lies apart under a key of its own until its day. */
  | 'kept'
  /** A name at random or of a provider's, which says nothing without what is gone. */
  | 'name'
  /** On a public chain, where every reader finds it for ever. */
  | 'chain'
  /** Counted or hashed for a while, and deleted by the worker when its time is over. */
  | 'brief'
  /** Of the house: a kind, a state, a price. */
  | 'house'
  /** About those who work here, or what they wrote; they are told to name no customer. */
  | 'staff';

type Table = { readonly [Of in Fate]?: string };

/** Of each table, its columns by what becomes of them. */
export const columns: Readonly<Record<string, Table>> = {
  'bank_transfers.beneficiary': {
    erased: 'bank_code bank_name account_number account_name nickname',
    name: 'public_id',
  },
  'bank_transfers.recipient': { erased: 'bank_code account_number' },
  'billers.biller': { erased: 'kind number label details', name: 'public_id' },
  'bills.stopped_sale': { house: 'provider kind reason' },
  'bulk_pay.batch': { erased: 'name', name: 'public_id', house: 'state stopped_why' },
  'bulk_pay.line': { erased: 'number bank name given_to given note', house: 'state why' },
  'cable_tv.card_check': { erased: 'seller seller_lookup provider smartcard customer_name', name: 'public_id' },
  'cases.case_file': { erased: 'facts resolution', name: 'number subject', house: 'kind' },
  'contact_details.requests': {
    erased: 'kind old_value new_value old_digest new_digest undo_digest',
    name: 'public_id',
  },
  'counters.counter': { brief: 'name' },
  'deposits.account': { kept: 'account_number account_name bank_name', house: 'provider' },
  'deposits.deposit': {
    kept: 'sender_name sender_bank',
    erased: 'access_code reported checkout_url',
    name: 'reference provider_reference request',
    house: 'channel provider state refused review_reason',
  },
  'deposits.refund': { name: 'name deposit', house: 'provider' },
  'disputes.dispute': {
    sealed: 'sealed_text',
    name: 'public_id number movement',
    house: 'amount currency reason status',
  },
  'disputes.evidence': { erased: 'file' },
  'disputes.hold': { erased: 'reason', name: 'public_id approval', house: 'ending' },
  'disputes.recall': {
    sealed: 'sealed_text',
    name: 'public_id reference movement',
    house: 'currency state refused_because',
  },
  'disputes.step': { sealed: 'sealed_text', house: 'status' },
  'electricity.meter_check': {
    erased: 'seller seller_lookup company company_code meter_number meter_type customer_name address',
    name: 'public_id',
  },
  'electricity.vend': { erased: 'meter_number tokens receipt_number', name: 'public_id', house: 'units tariff' },
  'exchange.conversion_order': { name: 'public_id transaction', house: 'rate_of state why rate' },
  'exchange.conversion_order_event': { erased: 'address', name: 'request_id', house: 'what' },
  'exchange.position_day': { house: 'day' },
  'exchange.quote': { name: 'public_id', house: 'fees rate mid_rate source' },
  'exchange.rate_alert': { erased: 'direction seen_rate', name: 'public_id' },
  'exchange.squaring': { name: 'public_id reference', staff: 'reason' },
  'gift_cards.card': { erased: 'sealed', name: 'public_id', house: 'redeem' },
  'gift_cards.quote': { name: 'public_id seller_quote', house: 'seller product brand country currency redeem' },
  'gift_cards.showing': { erased: 'address', name: 'request_id' },
  'google_sign_in.errands': { brief: 'state_hash browser_hash session' },
  'google_sign_in.links': { erased: 'subject email' },
  'google_sign_in.newcomers': { brief: 'proof_hash subject email' },
  'guardians.link': { erased: 'reason', name: 'public_id', house: 'status relation ended_by' },
  'identity.authenticators': { sealed: 'secret' },
  'identity.backup_codes': { erased: 'digest' },
  'identity.blocks': { name: 'public_id' },
  'identity.customer_keys': { erased: 'sealed' },
  'identity.customers': {
    kept: 'first_name last_name email phone date_of_birth state residential_address',
    erased: 'username password_hash photo frozen_reason',
    name: 'public_id account_number',
    house: 'country terms_version',
  },
  'identity.devices': { erased: 'mark name user_agent address', name: 'public_id' },
  'identity.kept_names': { erased: 'name' },
  'identity.login_names': { erased: 'name kind' },
  'identity.passkey_challenges': { erased: 'challenge purpose session digest' },
  'identity.passkeys': { erased: 'credential public_key transports name', name: 'public_id' },
  'identity.photos': { erased: 'jpeg', name: 'id' },
  'identity.pins': { erased: 'hash' },
  'identity.security_events': { erased: 'address', name: 'request_id', house: 'what' },
  'identity.api_keys': { erased: 'token_hash name ending', name: 'public_id', house: 'scopes' },
  'identity.session_bonds': { name: 'session' },
  'identity.sessions': { erased: 'token_hash user_agent address device', name: 'public_id' },
  'identity.confirmed_payments': { erased: 'payment' },
  'identity.step_up_codes': { erased: 'digest' },
  'identity.settings': { erased: 'preferences' },
  'identity.sign_in_challenges': { erased: 'token_hash password_hash' },
  'identity.sign_in_failures': { brief: 'subject' },
  'identity.wordings': { house: 'document version checksum' },
  'jobs.job': { name: 'subject', house: 'kind' },
  'intra_transfers.saved_person': { erased: 'name nickname', name: 'public_id' },
  'kyc.checks': { erased: 'name result' },
  'kyc.expiry_steps': { erased: 'step' },
  'kyc.face_checks': { kept: 'challenges status', erased: 'session frames', name: 'public_id' },
  'kyc.files': { erased: 'field', name: 'id' },
  'kyc.numbers': { sealed: 'sealed', kept: 'kind digest last_four' },
  'kyc.submissions': {
    sealed: 'address id_number',
    kept: 'status full_name date_of_birth id_type id_expires_on id_number_last_four id_document_front id_document_back selfie_image admin_notes fields',
    erased: 'id_number_digest',
    name: 'public_id',
  },
  'ledger.allowance': { house: 'period' },
  'ledger.chain': { name: 'request' },
  'ledger.closed': { house: 'step' },
  'ledger.ending': { house: 'outcome' },
  'ledger.kind': { house: 'name' },
  'ledger.past': { name: 'request' },
  'ledger.other_deed': { name: 'request' },
  'ledger.request_marks': { name: 'marks' },
  'ledger.stretch': { house: 'checksum head fault' },
  'ledger.system_wallet': { house: 'purpose' },
  'ledger_archive.past': { name: 'request' },
  'my_data.kept': { kept: 'sealed', house: 'ends_on' },
  'my_data.kept_part': { kept: 'sealed', house: 'section' },
  'notices.mails': { erased: 'recipient subject text', name: 'public_id', house: 'outcome' },
  'notices.notifications': { erased: 'kind topic title text link', name: 'public_id' },
  'notices.push_subscriptions': { sealed: 'sealed', erased: 'digest' },
  'notices.pushes': { erased: 'title text link', name: 'public_id tag' },
  'notices.texts': { erased: 'recipient text theirs', name: 'public_id', house: 'outcome receipt' },
  'partner_webhooks.delivery': { house: 'state last_fault' },
  'partner_webhooks.endpoint': {
    erased: 'url secret former_secret off_note',
    name: 'public_id',
    house: 'events off_why',
  },
  'partner_webhooks.event': { erased: 'data', name: 'public_id subject', house: 'name' },
  'operators.approval': {
    erased: 'payload',
    name: 'public_id subject',
    house: 'kind state',
    staff: 'reason decision_reason',
  },
  'operators.audit': { name: 'public_id subject request_id', house: 'what', staff: 'why address' },
  'operators.audit_link': { house: 'hash' },
  'operators.audit_verified': { house: 'hash' },
  'operators.invitation': { name: 'public_id', staff: 'email name role approval token_hash totp_secret' },
  'operators.operators': { name: 'public_id', staff: 'email name role password_hash totp_secret next_totp_secret' },
  'operators.passkey': { name: 'public_id', staff: 'credential public_key transports name' },
  'operators.passkey_challenge': { staff: 'challenge purpose session' },
  'operators.sessions': { name: 'public_id', staff: 'token_hash address' },
  'orders.placed': { erased: 'details', name: 'public_id', house: 'kind status promised_from promised_to' },
  'orders.step': { erased: 'note', house: 'author status' },
  'password_reset.codes': { erased: 'digest opening', name: 'public_id', house: 'purpose channel' },
  'password_reset.requests': { erased: 'names address request_id', name: 'id', house: 'purpose channel' },
  'payment_requests.request': { erased: 'note', name: 'code', house: 'ending' },
  'policy.rule': { house: 'public_id rule begins_on value source note approval', staff: 'reason' },
  'pots.plan': { erased: 'name aimed_at', house: 'look locked_until' },
  'provider_payments.loss': { name: 'reference' },
  'provider_payments.payment': {
    erased: 'twin goods',
    name: 'reference provider_reference session_id',
    house: 'provider operation state reason',
  },
  'provider_payments.step': { name: 'reference', house: 'state' },
  'provider_payments.webhook': { name: 'reference digest', house: 'provider event' },
  'rates.accepted': { house: 'currency rate' },
  'rates.decision': { house: 'currency rate', staff: 'reason' },
  'rates.snapshot': { house: 'source cadence rates held' },
  'receipts.signing_key': { house: 'sealed' },
  'reconciliation.booked': { name: 'reference', house: 'provider what currency' },
  'reconciliation.booking': { house: 'provider what' },
  'reconciliation.difference': {
    name: 'public_id reference case_number',
    house: 'provider operation kind ours theirs',
    staff: 'resolution',
  },
  'reconciliation.proof': { house: 'day books_head audit_head sums' },
  'reconciliation.provider_balance': { house: 'provider currency' },
  'reconciliation.run': { name: 'public_id', house: 'outcome why' },
  'scheduled_payments.event': { erased: 'address request_id', house: 'what' },
  'scheduled_payments.run': { house: 'day due_on outcome why' },
  'scheduled_payments.schedule': {
    erased: 'fields name number',
    name: 'public_id',
    house: 'kind repeats starts_on ends_on on_failure state next_on retry_of retry_on warned_for try_on',
  },
  'spending.budget': { erased: 'category' },
  'spending.told': { erased: 'category month' },
  'support.messages': { erased: 'text', name: 'public_id' },
  'support.tickets': {
    erased: 'thread_hash name email subject language',
    name: 'public_id reference',
    house: 'channel',
  },
  'transaction_desk.correction': { name: 'approval', house: 'purpose' },
  'transaction_desk.credit': { name: 'approval', house: 'purpose' },
  'usdt.address': { chain: 'address' },
  'usdt.deposit': { chain: 'transaction address sender', house: 'state' },
  'usdt.progress': { house: 'final_block_id' },
  'usdt.forbidden_address': { house: 'address reason' },
  'usdt.saved_address': { erased: 'address label', name: 'public_id' },
  'usdt.sending': {
    name: 'reference',
    chain: 'to_address transaction signed',
    house: 'purpose asset reference_block_id refusal ended',
  },
  'usdt.signer': { house: 'held_back' },
  'virtual_cards.card': {
    erased: 'issuer_holder last_four merchant',
    name: 'public_id issuer_card reference',
    house: 'currency provider status frozen_by expiry_month expiry_year brand',
  },
  'virtual_cards.entry': { name: 'public_id name', house: 'kind merchant category reason' },
  'virtual_cards.funding': { name: 'reference', house: 'currency' },
  'virtual_cards.holder': { erased: 'issuer_holder', house: 'provider' },
  'virtual_cards.quote': { name: 'public_id', house: 'currency rate mid_rate source' },
  'virtual_cards.renewal_notice': { house: 'merchant expected_on' },
  'virtual_cards.reveal': { erased: 'address', name: 'request_id' },
  'virtual_cards.unloading': { name: 'reference request', house: 'purpose state' },
  'wallets.annotation': { erased: 'category note' },
  'wallets.confirmed_payee': { erased: 'payee' },
  'wallets.filed': { erased: 'party month category' },
  'wallets.kept_answer': { erased: 'answer', name: 'request' },
  'wallets.keyed_deed': { name: 'request subject' },
  'wallets.movement': { kept: 'details answer', house: 'fees status allowance_period' },
  'wallets.naming': { house: 'key' },
  'wallets.party_category': { erased: 'party category' },
  'wallets.pot': { name: 'public_id' },
  'wallets.remark': { kept: 'details' },
  'wallets.spent': { erased: 'month category party' },
  'wallets.wallet': { name: 'public_id' },
};

/** Of each view, the columns that show what the personal columns of its tables hold. */
export const views: Readonly<Record<string, string>> = {
  'identity.account_owner': '',
  'identity.contact_details': 'first_name last_name email phone residential_address state',
  'identity.mover': 'date_of_birth',
  'identity.person': 'username first_name last_name full_name email date_of_birth',
  'identity.session_bond': '',
  'operators.staff': 'name',
  'wallets.filed_row': 'party month category',
  'wallets.history_row': 'details',
  'wallets.month_spent': 'month category party',
  'wallets.waiting_movement': 'details',
};

/** Below DATA_DIR. */
export const folders: Readonly<Record<string, string>> = {
  uploads: 'identity documents, sealed under their customer’s key; removed with the customer',
  disputes: 'evidence of disputes, sealed under their customer’s key; removed with the customer',
  sandbox: 'what the sandbox’s providers know; a live product has none',
};
