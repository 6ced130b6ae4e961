// Printed from the contracts by `npm run openapi`; it is not written by hand.

/** Exact decimal text, such as "1500.50": a number would lose kobo. */
export type DecimalText = string;

/** Each call that a key can make: what it takes, what it answers, and the codes it refuses with. */
export interface Calls {
  /** Your files of payments, newest first. */
  'GET /api/bulk-payments': {
    params: undefined;
    query: { limit?: string; cursor?: string } | undefined;
    body: undefined;
    answer: {
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: ({
        /** Names it in every other call; it cannot be guessed and never changes */
        id: string;
        /** What it or who it is called */
        name: string;
        /** The `id` of the wallet, as GET /api/wallets tells it */
        wallet_id: string;
        /** The code of the currency, such as NGN */
        currency: string;
        /** How it stands, by one of the values listed */
        status: "checking" | "checked" | "paying" | "finished" | "stopped";
        /** How many lines, or each of them */
        lines: number;
        /** How many lines stand how */
        counts: Record<string, number>;
        /** Of all lines that nothing is wrong with */
        amount: DecimalText;
        /** Exact decimal text, such as "1500.00" */
        fees: DecimalText;
        /** What leaves the wallet; it is confirmed with exactly this */
        total: DecimalText;
        /** Of the lines that are completed or under way, fees left out */
        paid: DecimalText;
        /** Why all of it could not be paid at this moment */
        problems: ("insufficient_funds" | "limit_exceeded" | "key_limit" | "transfers_off")[];
        /** The code of what ended it before its end */
        why: string | null;
        /** ISO 8601, UTC */
        created_at: string;
        approved_at: string | null;
        ended_at: string | null;
      })[];
      /** The `cursor` of the next page; null: this was the last */
      nextCursor: string | null;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Check a file of payments: who is paid, what is wrong in which line, what it costs. Nothing is paid. */
  'POST /api/bulk-payments': {
    params: undefined;
    query: undefined;
    body: {
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** What it or who it is called */
      name?: string;
      /** The file in base64, UTF-8: lines under a first one that names the columns to (account number or @username), bank (its code; empty: Wura), amount, note */
      csv: string;
    };
    answer: {
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** What it or who it is called */
      name: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** The code of the currency, such as NGN */
      currency: string;
      /** How it stands, by one of the values listed */
      status: "checking" | "checked" | "paying" | "finished" | "stopped";
      /** How many lines, or each of them */
      lines: number;
      /** How many lines stand how */
      counts: Record<string, number>;
      /** Of all lines that nothing is wrong with */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** What leaves the wallet; it is confirmed with exactly this */
      total: DecimalText;
      /** Of the lines that are completed or under way, fees left out */
      paid: DecimalText;
      /** Why all of it could not be paid at this moment */
      problems: ("insufficient_funds" | "limit_exceeded" | "key_limit" | "transfers_off")[];
      /** The code of what ended it before its end */
      why: string | null;
      /** ISO 8601, UTC */
      created_at: string;
      approved_at: string | null;
      ended_at: string | null;
    };
    refusal:
      | 'unknown_field'
      | 'invalid_json'
      | 'invalid_idempotency_key'
      | 'unauthenticated'
      | 'identity_required'
      | 'age_restricted'
      | 'paused_by_guardian'
      | 'contact_unconfirmed'
      | 'transfers_off'
      | 'account_frozen'
      | 'session_locked'
      | 'key_not_allowed'
      | 'xsrf_mismatch'
      | 'not_found'
      | 'bulk_full'
      | 'too_large'
      | 'unsupported_media_type'
      | 'wrong_currency'
      | 'file_unreadable'
      | 'idempotency_mismatch'
      | 'invalid_input'
      | 'bulk_too_many_names'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** How a file of payments stands. */
  'GET /api/bulk-payments/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** What it or who it is called */
      name: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** The code of the currency, such as NGN */
      currency: string;
      /** How it stands, by one of the values listed */
      status: "checking" | "checked" | "paying" | "finished" | "stopped";
      /** How many lines, or each of them */
      lines: number;
      /** How many lines stand how */
      counts: Record<string, number>;
      /** Of all lines that nothing is wrong with */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** What leaves the wallet; it is confirmed with exactly this */
      total: DecimalText;
      /** Of the lines that are completed or under way, fees left out */
      paid: DecimalText;
      /** Why all of it could not be paid at this moment */
      problems: ("insufficient_funds" | "limit_exceeded" | "key_limit" | "transfers_off")[];
      /** The code of what ended it before its end */
      why: string | null;
      /** ISO 8601, UTC */
      created_at: string;
      approved_at: string | null;
      ended_at: string | null;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Have all of it paid, at the total that was shown; the PIN is given once, for all lines. */
  'POST /api/bulk-payments/{id}/approve': {
    params: { id: string };
    query: undefined;
    body: {
      /** A JSON number or a decimal string, in major units */
      total: DecimalText;
    };
    answer: {
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** What it or who it is called */
      name: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** The code of the currency, such as NGN */
      currency: string;
      /** How it stands, by one of the values listed */
      status: "checking" | "checked" | "paying" | "finished" | "stopped";
      /** How many lines, or each of them */
      lines: number;
      /** How many lines stand how */
      counts: Record<string, number>;
      /** Of all lines that nothing is wrong with */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** What leaves the wallet; it is confirmed with exactly this */
      total: DecimalText;
      /** Of the lines that are completed or under way, fees left out */
      paid: DecimalText;
      /** Why all of it could not be paid at this moment */
      problems: ("insufficient_funds" | "limit_exceeded" | "key_limit" | "transfers_off")[];
      /** The code of what ended it before its end */
      why: string | null;
      /** ISO 8601, UTC */
      created_at: string;
      approved_at: string | null;
      ended_at: string | null;
    };
    refusal:
      | 'unknown_field'
      | 'invalid_json'
      | 'unauthenticated'
      | 'limit_exceeded'
      | 'identity_required'
      | 'age_restricted'
      | 'paused_by_guardian'
      | 'contact_unconfirmed'
      | 'transfers_off'
      | 'payment_guarded'
      | 'account_frozen'
      | 'pin_required'
      | 'pin_not_set'
      | 'pin_locked'
      | 'session_locked'
      | 'key_not_allowed'
      | 'xsrf_mismatch'
      | 'not_found'
      | 'bulk_not_ready'
      | 'too_large'
      | 'unsupported_media_type'
      | 'bulk_has_faults'
      | 'bulk_total_changed'
      | 'insufficient_funds'
      | 'invalid_pin'
      | 'passkey_refused'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Its lines, in the order of the file. */
  'GET /api/bulk-payments/{id}/lines': {
    params: { id: string };
    query: { status?: "unchecked" | "wrong" | "ready" | "pending" | "completed" | "failed" | "stopped"; limit?: string; cursor?: string } | undefined;
    body: undefined;
    answer: {
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: ({
        /** In the file, as an editor counts */
        line: number;
        /** Where it ends, or whom it goes to */
        to: string;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string;
        /** Empty in a line that is wrong, and until the wallet holds the total of the file, fees included */
        name: string;
        /** Exact decimal text, such as "1500.00" */
        amount: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
        /** What was written to it */
        note: string;
        /** How it stands, by one of the values listed */
        status: "unchecked" | "wrong" | "ready" | "pending" | "completed" | "failed" | "stopped";
        /** The code of what is wrong, or of why it was not paid */
        why: string | null;
        /** Its receipt is that of the transaction */
        transaction_id: string | null;
        paid_at: string | null;
      })[];
      /** The `cursor` of the next page; null: this was the last */
      nextCursor: string | null;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Leave out what is not paid yet. */
  'POST /api/bulk-payments/{id}/stop': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** What it or who it is called */
      name: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** The code of the currency, such as NGN */
      currency: string;
      /** How it stands, by one of the values listed */
      status: "checking" | "checked" | "paying" | "finished" | "stopped";
      /** How many lines, or each of them */
      lines: number;
      /** How many lines stand how */
      counts: Record<string, number>;
      /** Of all lines that nothing is wrong with */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** What leaves the wallet; it is confirmed with exactly this */
      total: DecimalText;
      /** Of the lines that are completed or under way, fees left out */
      paid: DecimalText;
      /** Why all of it could not be paid at this moment */
      problems: ("insufficient_funds" | "limit_exceeded" | "key_limit" | "transfers_off")[];
      /** The code of what ended it before its end */
      why: string | null;
      /** ISO 8601, UTC */
      created_at: string;
      approved_at: string | null;
      ended_at: string | null;
    };
    refusal:
      | 'invalid_json'
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'xsrf_mismatch'
      | 'not_found'
      | 'bulk_ended'
      | 'too_large'
      | 'unsupported_media_type'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Send money to another customer at once; we charge nothing, and a duty of the state comes on top of the amount. */
  'POST /api/intra-transfer': {
    params: undefined;
    query: undefined;
    body: {
      /** The account number of the Wura customer who is paid, ten digits */
      toAccountNumber: string;
      /** The `id` of the wallet that the money leaves */
      fromWalletId: string;
      /** A JSON number or a decimal string, in major units */
      amount: DecimalText;
      /** What the customer was told that it costs, stamp duty included. Left out: whatever it costs */
      total?: DecimalText;
      /** What the sender writes to the receiver, who reads it in their own history */
      remarks?: string;
      /** The saved person who is meant: refused where they are called something else by now, or have left */
      savedPersonId?: string;
      /** The new name of a saved person, once the sender has confirmed it; it is kept from then on */
      acceptedName?: string;
    };
    answer: {
      /** A sentence for people, in English */
      message: string;
      /** Names it to support and to the provider; it stands on the receipt */
      reference: string;
      /** How it stands, by one of the values listed */
      status: "completed";
      /** The movement of money that it made, as GET /api/transactions lists it */
      transaction: {
        /** Names it in every other call; it cannot be guessed and never changes */
        id: string;
        /** The `id` of the wallet, as GET /api/wallets tells it */
        wallet_id: string;
        /** Which way or which sort, by one of the values listed */
        type: "send" | "receive";
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
        /** The code of the currency, such as NGN */
        currency: string;
        /** Who was paid; left out where nobody was by name */
        recipient?: string;
        /** Who paid; left out or null where nobody is known by name */
        sender?: string;
        /** The other side’s account */
        account_number?: string;
        /** Where that account is, when it is not with us */
        bank?: string;
        /** What the sender wrote to the receiver */
        remark?: string;
        /** How it stands, by one of the values listed */
        status: "completed" | "pending" | "failed";
        /** Whether the money was given back */
        refunded: boolean;
        /** ISO 8601, UTC */
        date: string;
        /** What it was for, in English */
        description: string;
        /** What the description says, for the client that says it in another language */
        description_code: string;
        /** What the description holds, for the client that says it in another language */
        description_facts: Record<string, unknown>;
        /** What it was for, by a code */
        category: string;
        /** Names it to support and to the provider; it stands on the receipt */
        reference: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
        /** Exact decimal text, such as "1500.00" */
        balance_after: DecimalText;
        /** What its customer sorts it under */
        spending_category?: "groceries" | "eating_out" | "transport" | "phone" | "utilities" | "entertainment" | "shopping" | "housing" | "health" | "education" | "people" | "cards" | "savings" | "conversion" | "income" | "other";
        /** The other side, by which a list is narrowed down to it */
        counterparty_id?: string;
        /** What its customer wrote to themselves */
        note?: string;
        /** What a form is filled in with to make the same payment again, under its own names; where there is such a form */
        again?: Record<string, string>;
      };
    };
    refusal:
      | 'idempotency_key_required'
      | 'invalid_json'
      | 'unknown_field'
      | 'invalid_idempotency_key'
      | 'unauthenticated'
      | 'limit_exceeded'
      | 'identity_required'
      | 'contact_unconfirmed'
      | 'age_restricted'
      | 'paused_by_guardian'
      | 'payment_guarded'
      | 'transfers_off'
      | 'account_frozen'
      | 'pin_required'
      | 'pin_not_set'
      | 'pin_locked'
      | 'session_locked'
      | 'key_not_allowed'
      | 'xsrf_mismatch'
      | 'not_found'
      | 'user_not_found'
      | 'person_renamed'
      | 'too_large'
      | 'unsupported_media_type'
      | 'own_account'
      | 'person_closed'
      | 'recipient_limit'
      | 'price_changed'
      | 'insufficient_funds'
      | 'idempotency_mismatch'
      | 'invalid_pin'
      | 'passkey_refused'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'outcome_unknown'
      | 'busy'
  };
  /** Every bank in Nigeria that money can be sent to. */
  'GET /api/paystack/banks': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: {
      /** How it stands, by one of the values listed */
      status: true;
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: ({
        /** A code that names it */
        code: string;
        /** What it or who it is called */
        name: string;
      })[];
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'too_many_requests'
      | 'internal'
      | 'provider_unavailable'
      | 'service_off'
      | 'busy'
  };
  /** Whose account this is. */
  'POST /api/paystack/validate-account': {
    params: undefined;
    query: undefined;
    body: {
      /** Ten digits; null where there is none */
      account_number: string;
      /** The code of the bank, as GET /api/paystack/banks tells it */
      bank_code: string;
    };
    answer: {
      /** How it stands, by one of the values listed */
      status: true;
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: {
        /** Whose account it is, as its bank says */
        account_name: string;
        /** You have never sent money there */
        is_first_time: boolean;
        /** The newest payment to it, so that a repeat can be noticed */
        last_sent: {
          /** Exact decimal text, such as "1500.00" */
          amount: DecimalText;
          /** ISO 8601, UTC */
          at: string;
          /** How it stands, by one of the values listed */
          status: "completed" | "pending" | "failed";
        } | null;
      };
    };
    refusal:
      | 'invalid_json'
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'xsrf_mismatch'
      | 'too_large'
      | 'unsupported_media_type'
      | 'account_not_found'
      | 'unknown_bank'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'provider_unavailable'
      | 'service_off'
      | 'busy'
  };
  /** Send naira to a bank account; fees come on top of the amount. */
  'POST /api/send-money': {
    params: undefined;
    query: undefined;
    body: {
      /** The `id` of the wallet that the money leaves */
      from_wallet_id: string;
      /** The account that is paid */
      to_bank_account: {
        /** Ten digits; null where there is none */
        account_number: string;
        /** The code of the bank, as GET /api/paystack/banks tells it */
        bank_code: string;
        /** Whose account the sender takes it to be; another name than its bank says is refused */
        beneficiary_name: string;
        /** The code of the currency, such as NGN */
        currency?: "NGN";
      };
      /** A JSON number or a decimal string, in major units */
      amount: DecimalText;
      /** What the customer was told that it costs, fees included. Left out: whatever it costs */
      total?: DecimalText;
      /** What the sender wrote to the receiver */
      remarks?: string;
      /** The new name of a saved account, once the sender has confirmed it; it is kept from then on */
      accepted_name?: string;
    };
    answer: {
      /** A sentence for people, in English */
      message: string;
      /** Names it to support and to the provider; it stands on the receipt */
      reference: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "pending" | "failed";
      /** What a receipt of it shows */
      receipt: {
        /** What arrives; the fees came on top */
        amount: DecimalText;
        /** Whose account it is, as its bank says */
        accountName: string;
        /** Ten digits */
        accountNumber: string;
        /** The name of the bank */
        bankName: string;
        /** Names it to support and to the provider; it stands on the receipt */
        reference: string;
        /** How it stands, by one of the values listed */
        status: "completed" | "pending" | "failed";
        /** ISO 8601, UTC */
        timestamp: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
        /** Each charge on a line of its own */
        fees: ({
          /** A code that names it */
          code: string;
          /** What its name holds, such as the share of a tax */
          facts: Record<string, unknown>;
          /** What it or who it is called */
          name: string;
          /** Exact decimal text, such as "1500.00" */
          amount: DecimalText;
        })[];
        /** Exact decimal text, such as "1500.00" */
        total: DecimalText;
        /** What the sender wrote to the receiver */
        remarks: string;
        /** What the receiver’s bank looks the payment up by, once there is one */
        sessionId: string | null;
        expected_by: string | null;
      };
      /** The movement of money that it made, as GET /api/transactions lists it */
      transaction: {
        /** Names it in every other call; it cannot be guessed and never changes */
        id: string;
        /** The `id` of the wallet, as GET /api/wallets tells it */
        wallet_id: string;
        /** Which way or which sort, by one of the values listed */
        type: "send" | "receive";
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
        /** The code of the currency, such as NGN */
        currency: string;
        /** Who was paid; left out where nobody was by name */
        recipient?: string;
        /** Who paid; left out or null where nobody is known by name */
        sender?: string;
        /** The other side’s account */
        account_number?: string;
        /** Where that account is, when it is not with us */
        bank?: string;
        /** What the sender wrote to the receiver */
        remark?: string;
        /** How it stands, by one of the values listed */
        status: "completed" | "pending" | "failed";
        /** Whether the money was given back */
        refunded: boolean;
        /** ISO 8601, UTC */
        date: string;
        /** What it was for, in English */
        description: string;
        /** What the description says, for the client that says it in another language */
        description_code: string;
        /** What the description holds, for the client that says it in another language */
        description_facts: Record<string, unknown>;
        /** What it was for, by a code */
        category: string;
        /** Names it to support and to the provider; it stands on the receipt */
        reference: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
        /** Exact decimal text, such as "1500.00" */
        balance_after: DecimalText;
        /** What its customer sorts it under */
        spending_category?: "groceries" | "eating_out" | "transport" | "phone" | "utilities" | "entertainment" | "shopping" | "housing" | "health" | "education" | "people" | "cards" | "savings" | "conversion" | "income" | "other";
        /** The other side, by which a list is narrowed down to it */
        counterparty_id?: string;
        /** What its customer wrote to themselves */
        note?: string;
        /** What a form is filled in with to make the same payment again, under its own names; where there is such a form */
        again?: Record<string, string>;
      };
    };
    refusal:
      | 'idempotency_key_required'
      | 'invalid_json'
      | 'unknown_field'
      | 'invalid_idempotency_key'
      | 'unauthenticated'
      | 'limit_exceeded'
      | 'identity_required'
      | 'contact_unconfirmed'
      | 'age_restricted'
      | 'paused_by_guardian'
      | 'payment_guarded'
      | 'transfers_off'
      | 'account_frozen'
      | 'pin_required'
      | 'pin_not_set'
      | 'pin_locked'
      | 'session_locked'
      | 'key_not_allowed'
      | 'xsrf_mismatch'
      | 'not_found'
      | 'saved_name_changed'
      | 'too_large'
      | 'unsupported_media_type'
      | 'wrong_currency'
      | 'unknown_bank'
      | 'account_not_found'
      | 'name_mismatch'
      | 'price_changed'
      | 'insufficient_funds'
      | 'idempotency_mismatch'
      | 'invalid_pin'
      | 'passkey_refused'
      | 'payment_declined'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'provider_unavailable'
      | 'service_off'
      | 'outcome_unknown'
      | 'busy'
  };
  /** What moved, newest first, of one wallet or of all. */
  'GET /api/transactions': {
    params: undefined;
    query: { wallet_id?: string; type?: "send" | "receive"; status?: "completed" | "pending" | "failed"; q?: string; from?: string; to?: string; min?: string; max?: string; category?: string; counterparty?: string; sort?: "date" | "amount"; order?: "asc" | "desc"; limit?: string; cursor?: string } | undefined;
    body: undefined;
    answer: {
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: ({
        /** Names it in every other call; it cannot be guessed and never changes */
        id: string;
        /** The `id` of the wallet, as GET /api/wallets tells it */
        wallet_id: string;
        /** Which way or which sort, by one of the values listed */
        type: "send" | "receive";
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
        /** The code of the currency, such as NGN */
        currency: string;
        /** Who was paid; left out where nobody was by name */
        recipient?: string;
        /** Who paid; left out or null where nobody is known by name */
        sender?: string;
        /** The other side’s account */
        account_number?: string;
        /** Where that account is, when it is not with us */
        bank?: string;
        /** What the sender wrote to the receiver */
        remark?: string;
        /** How it stands, by one of the values listed */
        status: "completed" | "pending" | "failed";
        /** Whether the money was given back */
        refunded: boolean;
        /** ISO 8601, UTC */
        date: string;
        /** What it was for, in English */
        description: string;
        /** What the description says, for the client that says it in another language */
        description_code: string;
        /** What the description holds, for the client that says it in another language */
        description_facts: Record<string, unknown>;
        /** What it was for, by a code */
        category: string;
        /** Names it to support and to the provider; it stands on the receipt */
        reference: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
        /** Exact decimal text, such as "1500.00" */
        balance_after: DecimalText;
        /** What its customer sorts it under */
        spending_category?: "groceries" | "eating_out" | "transport" | "phone" | "utilities" | "entertainment" | "shopping" | "housing" | "health" | "education" | "people" | "cards" | "savings" | "conversion" | "income" | "other";
        /** The other side, by which a list is narrowed down to it */
        counterparty_id?: string;
        /** What its customer wrote to themselves */
        note?: string;
        /** What a form is filled in with to make the same payment again, under its own names; where there is such a form */
        again?: Record<string, string>;
      })[];
      /** The `cursor` of the next page; null: this was the last */
      nextCursor: string | null;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'history_being_sorted'
      | 'busy'
  };
  /** What became of what was asked with this Idempotency-Key: the payment, or the money that it brought. */
  'GET /api/transactions/by-key/{key}': {
    params: { key: string };
    query: undefined;
    body: undefined;
    answer: {
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** Which way or which sort, by one of the values listed */
      type: "send" | "receive";
      /** Exact decimal text, such as "1500.00" */
      amount: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** Who was paid; left out where nobody was by name */
      recipient?: string;
      /** Who paid; left out or null where nobody is known by name */
      sender?: string;
      /** The other side’s account */
      account_number?: string;
      /** Where that account is, when it is not with us */
      bank?: string;
      /** What the sender wrote to the receiver */
      remark?: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "pending" | "failed";
      /** Whether the money was given back */
      refunded: boolean;
      /** ISO 8601, UTC */
      date: string;
      /** What it was for, in English */
      description: string;
      /** What the description says, for the client that says it in another language */
      description_code: string;
      /** What the description holds, for the client that says it in another language */
      description_facts: Record<string, unknown>;
      /** What it was for, by a code */
      category: string;
      /** Names it to support and to the provider; it stands on the receipt */
      reference: string;
      /** Exact decimal text, such as "1500.00" */
      fee: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      balance_after: DecimalText;
      /** What its customer sorts it under */
      spending_category?: "groceries" | "eating_out" | "transport" | "phone" | "utilities" | "entertainment" | "shopping" | "housing" | "health" | "education" | "people" | "cards" | "savings" | "conversion" | "income" | "other";
      /** The other side, by which a list is narrowed down to it */
      counterparty_id?: string;
      /** What its customer wrote to themselves */
      note?: string;
      /** What a form is filled in with to make the same payment again, under its own names; where there is such a form */
      again?: Record<string, string>;
      /** Each charge on a line of its own */
      fees: ({
        /** A code that names it */
        code: string;
        /** What its name holds, such as the share of a tax */
        facts: Record<string, unknown>;
        /** What it or who it is called */
        name: string;
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
      })[];
      /** Exact decimal text, such as "1500.00" */
      total: DecimalText;
      /** The other side; null: nobody by name, such as a card */
      counterparty: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string | null;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What happened to it, oldest first */
      timeline: ({
        /** What happened, by one of the values listed */
        event: "created" | "sent" | "accepted" | "completed" | "refunded";
        /** ISO 8601, UTC */
        at: string;
      })[];
      expected_by: string | null;
      /** What the receiver’s bank looks the payment up by */
      session_id: string | null;
      /** How far what was bought has come; null: nothing is brought */
      delivery: {
        /** The `id` of the order */
        order_id: string;
        /** How it stands, by one of the values listed */
        status: string;
        /** Where it begins, or whom it comes from */
        from: string;
        /** Where it ends, or whom it goes to */
        to: string;
        /** What happened to it, oldest first */
        steps: ({
          /** How it stands, by one of the values listed */
          status: string;
          /** ISO 8601, UTC */
          at: string;
          /** What was written to it */
          note: string | null;
        })[];
      } | null;
      /** What a person is looking into about it */
      case_number: string | null;
      /** What it became in another currency, or came from */
      exchange: {
        /** Where it begins, or whom it comes from */
        from: {
          /** Exact decimal text, such as "1500.00" */
          amount: DecimalText;
          /** The code of the currency, such as NGN */
          currency: string;
        };
        /** Where it ends, or whom it goes to */
        to: {
          /** Exact decimal text, such as "1500.00" */
          amount: DecimalText;
          /** The code of the currency, such as NGN */
          currency: string;
        };
        /** Units of the second currency for one of the first, as exact as text is */
        rate: string;
        /** The rate before any charge */
        mid_rate: string;
        /** Where the rate comes from */
        source: string;
        /** ISO 8601, UTC */
        as_of: string;
        /** Whether the rate is the sandbox’s own and not the world’s */
        simulated: boolean;
      } | null;
      /** What a receipt of it shows */
      receipt: {
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
        /** The code of the currency, such as NGN */
        currency: string;
        /** Whose account it is, as its bank says */
        accountName: string;
        /** The name of the bank */
        bankName: string;
        /** Names it to support and to the provider; it stands on the receipt */
        reference: string;
        /** How it stands, by one of the values listed */
        status: string;
        /** ISO 8601, UTC */
        timestamp: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
      };
    } | {
      /** How it stands, by one of the values listed */
      status: "pending";
      /** A sentence for people, in English */
      message: string;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Money in and out of one wallet on each of the last 30 days, oldest first, days of Lagos. */
  'GET /api/transactions/days/{walletId}': {
    params: { walletId: string };
    query: undefined;
    body: undefined;
    answer: {
      /** The code of the currency, such as NGN */
      currency: string;
      /** Each day by itself, or how many of them */
      days: ({
        /** A day in Lagos, YYYY-MM-DD */
        date: string;
        /** Exact decimal text, such as "1500.00" */
        credit: DecimalText;
        /** Exact decimal text, such as "1500.00" */
        debit: DecimalText;
        /** How many */
        count: number;
      })[];
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** All that ever came in and went out of one wallet. */
  'GET /api/transactions/summary/{walletId}': {
    params: { walletId: string };
    query: undefined;
    body: undefined;
    answer: {
      /** The code of the currency, such as NGN */
      currency: string;
      /** Exact decimal text, such as "1500.00" */
      total_credit: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      total_debit: DecimalText;
      /** How many movements there are */
      transaction_count: number;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** One movement whole: fees, total, the other side, and what happened when. */
  'GET /api/transactions/{id}': {
    params: { id: string };
    query: undefined;
    body: undefined;
    answer: {
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** Which way or which sort, by one of the values listed */
      type: "send" | "receive";
      /** Exact decimal text, such as "1500.00" */
      amount: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** Who was paid; left out where nobody was by name */
      recipient?: string;
      /** Who paid; left out or null where nobody is known by name */
      sender?: string;
      /** The other side’s account */
      account_number?: string;
      /** Where that account is, when it is not with us */
      bank?: string;
      /** What the sender wrote to the receiver */
      remark?: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "pending" | "failed";
      /** Whether the money was given back */
      refunded: boolean;
      /** ISO 8601, UTC */
      date: string;
      /** What it was for, in English */
      description: string;
      /** What the description says, for the client that says it in another language */
      description_code: string;
      /** What the description holds, for the client that says it in another language */
      description_facts: Record<string, unknown>;
      /** What it was for, by a code */
      category: string;
      /** Names it to support and to the provider; it stands on the receipt */
      reference: string;
      /** Exact decimal text, such as "1500.00" */
      fee: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      balance_after: DecimalText;
      /** What its customer sorts it under */
      spending_category?: "groceries" | "eating_out" | "transport" | "phone" | "utilities" | "entertainment" | "shopping" | "housing" | "health" | "education" | "people" | "cards" | "savings" | "conversion" | "income" | "other";
      /** The other side, by which a list is narrowed down to it */
      counterparty_id?: string;
      /** What its customer wrote to themselves */
      note?: string;
      /** What a form is filled in with to make the same payment again, under its own names; where there is such a form */
      again?: Record<string, string>;
      /** Each charge on a line of its own */
      fees: ({
        /** A code that names it */
        code: string;
        /** What its name holds, such as the share of a tax */
        facts: Record<string, unknown>;
        /** What it or who it is called */
        name: string;
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
      })[];
      /** Exact decimal text, such as "1500.00" */
      total: DecimalText;
      /** The other side; null: nobody by name, such as a card */
      counterparty: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string | null;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What happened to it, oldest first */
      timeline: ({
        /** What happened, by one of the values listed */
        event: "created" | "sent" | "accepted" | "completed" | "refunded";
        /** ISO 8601, UTC */
        at: string;
      })[];
      expected_by: string | null;
      /** What the receiver’s bank looks the payment up by */
      session_id: string | null;
      /** How far what was bought has come; null: nothing is brought */
      delivery: {
        /** The `id` of the order */
        order_id: string;
        /** How it stands, by one of the values listed */
        status: string;
        /** Where it begins, or whom it comes from */
        from: string;
        /** Where it ends, or whom it goes to */
        to: string;
        /** What happened to it, oldest first */
        steps: ({
          /** How it stands, by one of the values listed */
          status: string;
          /** ISO 8601, UTC */
          at: string;
          /** What was written to it */
          note: string | null;
        })[];
      } | null;
      /** What a person is looking into about it */
      case_number: string | null;
      /** What it became in another currency, or came from */
      exchange: {
        /** Where it begins, or whom it comes from */
        from: {
          /** Exact decimal text, such as "1500.00" */
          amount: DecimalText;
          /** The code of the currency, such as NGN */
          currency: string;
        };
        /** Where it ends, or whom it goes to */
        to: {
          /** Exact decimal text, such as "1500.00" */
          amount: DecimalText;
          /** The code of the currency, such as NGN */
          currency: string;
        };
        /** Units of the second currency for one of the first, as exact as text is */
        rate: string;
        /** The rate before any charge */
        mid_rate: string;
        /** Where the rate comes from */
        source: string;
        /** ISO 8601, UTC */
        as_of: string;
        /** Whether the rate is the sandbox’s own and not the world’s */
        simulated: boolean;
      } | null;
      /** What a receipt of it shows */
      receipt: {
        /** Exact decimal text, such as "1500.00" */
        amount: DecimalText;
        /** The code of the currency, such as NGN */
        currency: string;
        /** Whose account it is, as its bank says */
        accountName: string;
        /** The name of the bank */
        bankName: string;
        /** Names it to support and to the provider; it stands on the receipt */
        reference: string;
        /** How it stands, by one of the values listed */
        status: string;
        /** ISO 8601, UTC */
        timestamp: string;
        /** Exact decimal text, such as "1500.00" */
        fee: DecimalText;
      };
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Whose account number this is, or whose @username: the name and nothing more. */
  'GET /api/users/search-by-account': {
    params: undefined;
    query: { account_number: string };
    body: undefined;
    answer: {
      /** First and last name */
      full_name: string;
      /** Where the caller has saved them */
      saved?: {
        /** Names it in every other call; it cannot be guessed and never changes */
        id: string;
        /** Ten digits; null where there is none */
        account_number: string;
        /** What they are called now; null once their account is closed */
        name: string | null;
        /** What they were called when you saved or last confirmed them */
        kept_name: string | null;
        /** What its owner calls it; null: nothing of their own */
        nickname: string | null;
        /** Whether the account is closed */
        is_closed: boolean;
        /** Whether the name is another than when it was saved */
        is_name_changed: boolean;
      };
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'user_not_found'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** Your wallets, naira first, then dollars, then by code. */
  'GET /api/wallets': {
    params: undefined;
    query: undefined;
    body: undefined;
    answer: ({
      /** Names it in every other call; it cannot be guessed and never changes */
      id: string;
      /** What it or who it is called */
      name: string;
      /** The code of the currency, such as NGN */
      currency: string;
      /** What can be spent */
      balance: DecimalText;
      /** What its pots hold beside it; left out where it has none */
      in_pots?: DecimalText;
      /** In an order of the customer’s own, from 0 */
      place?: number;
      /** True where its owner put it before the others */
      favourite?: true;
      /** True where its owner put it out of sight */
      hidden?: true;
    })[];
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** The addresses that your programs are told at, and the events there are. */
  'GET /api/webhook-endpoints': {
    params: undefined;
    query: { limit?: string; cursor?: string } | undefined;
    body: undefined;
    answer: {
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: ({
        /** Names it in every other call; it cannot be guessed and never changes */
        id: string;
        /** Where it is */
        url: string;
        /** What happened, or which events are told */
        events: ("payment.made" | "payment.failed" | "payment.returned" | "money.received" | "refund.received" | "bulk.line_finished" | "bulk.batch_finished")[];
        /** Whether it is switched on */
        is_on: boolean;
        /** failing: three days passed without a delivery that was taken */
        off_why: "by_customer" | "failing" | "account_locked" | "by_staff" | null;
        /** What staff wrote when they switched it off */
        off_note: string | null;
        off_since: string | null;
        failing_since: string | null;
        /** Until then deliveries are signed with the secret before this one, too */
        former_secret_until: string | null;
        /** ISO 8601, UTC */
        created_at: string;
      })[];
      /** The `cursor` of the next page; null: this was the last */
      nextCursor: string | null;
      /** Customers who have an API key */
      may_make: boolean;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
  /** What this address was told in the last 30 days, newest first. */
  'GET /api/webhook-endpoints/{id}/deliveries': {
    params: { id: string };
    query: { status?: "waiting" | "delivered" | "failed"; limit?: string; cursor?: string } | undefined;
    body: undefined;
    answer: {
      /** What was asked for; of a list, its rows in the order that the call tells */
      data: ({
        /** The `id` of the event */
        event_id: string;
        /** What happened, by one of the values listed */
        event: string;
        /** How it stands, by one of the values listed */
        status: "waiting" | "delivered" | "failed";
        /** How often it was tried */
        attempts: number;
        /** When it is tried next; none: it is not */
        next_at: string | null;
        last_at: string | null;
        /** The status that was answered last */
        last_status: number | null;
        /** What went wrong the last time; null: nothing */
        last_fault: "status" | "redirected" | "timeout" | "name_unknown" | "address_refused" | "no_connection" | null;
        /** How many milliseconds the last try took; null: not tried */
        last_ms: number | null;
        /** ISO 8601, UTC */
        created_at: string;
      })[];
      /** The `cursor` of the next page; null: this was the last */
      nextCursor: string | null;
    };
    refusal:
      | 'unauthenticated'
      | 'session_locked'
      | 'key_not_allowed'
      | 'not_found'
      | 'invalid_input'
      | 'too_many_requests'
      | 'internal'
      | 'busy'
  };
}

/** Those that are carried out once, however often they are sent under one Idempotency-Key. */
export const carriedOutOnce: ReadonlySet<string> = new Set([
  'POST /api/bulk-payments',
  'POST /api/intra-transfer',
  'POST /api/send-money',
]);

/** What a program is told, by name. */
export interface Events {
  'payment.made': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "payment.made";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** Of the transaction: GET /api/transactions/{id} tells the rest */
      id: string;
      /** As the answer to the payment and its history have it */
      reference: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** What it was for, such as bank_transfer, intra_transfer or airtime */
      kind: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "failed";
      /** What arrived or left, fees apart */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** The other side; none where it is no person, or one who has left */
      other: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What the sender wrote to the receiver */
      remarks: string | null;
      /** ISO 8601, UTC */
      made_at: string;
    };
  };
  'payment.failed': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "payment.failed";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** Of the transaction: GET /api/transactions/{id} tells the rest */
      id: string;
      /** As the answer to the payment and its history have it */
      reference: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** What it was for, such as bank_transfer, intra_transfer or airtime */
      kind: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "failed";
      /** What arrived or left, fees apart */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** The other side; none where it is no person, or one who has left */
      other: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What the sender wrote to the receiver */
      remarks: string | null;
      /** ISO 8601, UTC */
      made_at: string;
    };
  };
  'payment.returned': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "payment.returned";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** Of the transaction: GET /api/transactions/{id} tells the rest */
      id: string;
      /** As the answer to the payment and its history have it */
      reference: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** What it was for, such as bank_transfer, intra_transfer or airtime */
      kind: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "failed";
      /** What arrived or left, fees apart */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** The other side; none where it is no person, or one who has left */
      other: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What the sender wrote to the receiver */
      remarks: string | null;
      /** ISO 8601, UTC */
      made_at: string;
    };
  };
  'money.received': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "money.received";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** Of the transaction: GET /api/transactions/{id} tells the rest */
      id: string;
      /** As the answer to the payment and its history have it */
      reference: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** What it was for, such as bank_transfer, intra_transfer or airtime */
      kind: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "failed";
      /** What arrived or left, fees apart */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** The other side; none where it is no person, or one who has left */
      other: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What the sender wrote to the receiver */
      remarks: string | null;
      /** ISO 8601, UTC */
      made_at: string;
    };
  };
  'refund.received': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "refund.received";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** Of the transaction: GET /api/transactions/{id} tells the rest */
      id: string;
      /** As the answer to the payment and its history have it */
      reference: string;
      /** The `id` of the wallet, as GET /api/wallets tells it */
      wallet_id: string;
      /** What it was for, such as bank_transfer, intra_transfer or airtime */
      kind: string;
      /** How it stands, by one of the values listed */
      status: "completed" | "failed";
      /** What arrived or left, fees apart */
      amount: DecimalText;
      /** Exact decimal text, such as "1500.00" */
      fees: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** The other side; none where it is no person, or one who has left */
      other: {
        /** What it or who it is called */
        name: string;
        /** Ten digits; null where there is none */
        account_number: string;
        /** The name of the bank; null: the account is with Wura, or there is none */
        bank: string | null;
      } | null;
      /** What the sender wrote to the receiver */
      remarks: string | null;
      /** ISO 8601, UTC */
      made_at: string;
    };
  };
  'bulk.line_finished': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "bulk.line_finished";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** The `id` of the file, as GET /api/bulk-payments tells it */
      batch_id: string;
      /** In the file, as an editor counts */
      line: number;
      /** How it stands, by one of the values listed */
      status: "completed" | "failed";
      /** Exact decimal text, such as "1500.00" */
      amount: DecimalText;
      /** The code of the currency, such as NGN */
      currency: string;
      /** The code of why it was not paid */
      why: string | null;
      /** The `id` of the movement, as GET /api/transactions tells it; null: nothing has moved */
      transaction_id: string | null;
    };
  };
  'bulk.batch_finished': {
    /** One for each event: a program that had it before answers 200 and does nothing */
    id: string;
    /** Which way or which sort, by one of the values listed */
    type: "bulk.batch_finished";
    /** Which version */
    version: 1;
    /** ISO 8601, UTC */
    created_at: string;
    /** What was asked for; of a list, its rows in the order that the call tells */
    data: {
      /** The `id` of the file, as GET /api/bulk-payments tells it */
      batch_id: string;
      /** How it stands, by one of the values listed */
      status: "finished" | "stopped";
      /** How many lines, or each of them */
      lines: number;
      /** How many were paid, or whether it is done */
      completed: number;
      /** The code of what ended it before its end */
      why: string | null;
    };
  };
}
