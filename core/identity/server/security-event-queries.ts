import type { Queries } from '@wura/database';

export interface SecurityEvent {
  what:
    | 'registered'
    | 'agreed_to_terms'
    | 'signed_in'
    | 'sign_in_failed'
    | 'signed_out'
    | 'session_revoked'
    | 'pin_set'
    | 'pin_changed'
    | 'pin_refused'
    | 'pin_locked'
    | 'pin_threshold_changed'
    | 'pin_reset'
    | 'password_reset'
    | 'reset_code_sent'
    | 'reset_code_refused'
    | 'account_locked'
    | 'payments_locked'
    | 'password_changed'
    | 'two_factor_on'
    | 'two_factor_off'
    | 'backup_codes_renewed'
    | 'backup_code_used'
    | 'second_factor_refused'
    | 'google_linked'
    | 'google_unlinked'
    | 'passkey_added'
    | 'passkey_removed'
    | 'passkey_refused'
    | 'payment_confirmed_by_passkey'
    | 'contact_code_sent'
    | 'contact_code_refused'
    | 'contact_confirmed'
    | 'contact_changed'
    | 'contact_change_undone'
    | 'own_limits_tightened'
    | 'own_limits_eased'
    | 'api_key_made'
    | 'api_key_raised'
    | 'api_key_changed'
    | 'api_key_revoked'
    | 'webhook_made'
    | 'webhook_changed'
    | 'device_renamed'
    | 'device_removed'
    | 'device_trusted'
    | 'erasure_asked'
    | 'erasure_taken_back';
  customer: bigint | null;
  address: string;
  requestId: string;
  at: Date;
  /** How often by now, within the hour, where not every time has a row. */
  times?: number;
}

export async function insertEvent(db: Queries, event: SecurityEvent): Promise<void> {
  await db.query(
    `insert into identity.security_events (at, what, customer, address, request_id, times)
     values ($1, $2, $3, $4, $5, $6)`,
    [event.at, event.what, event.customer, event.address, event.requestId, event.times ?? 1],
  );
}
