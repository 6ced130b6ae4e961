// Amounts are kobo, times are milliseconds.

export const tables = `
  create table if not exists squad_vends (
    id integer primary key, reference text not null unique,
    -- Electricity and cable are named by the look-up that they use up; airtime and data by nothing of the caller's.
    is_callers integer not null,
    type text not null, destination text not null, phone text not null, network text, provider text, product text,
    meter_type text, email text, amount integer not null, merchant_amount integer not null, status text not null,
    -- Only a settlement decides.
    is_undecided integer not null, at integer not null, updated_at integer not null
  ) strict;
  create table if not exists squad_lookups (
    reference text primary key, type text not null, provider text not null, destination text not null,
    meter_type text, at integer not null
  ) strict;
`;

export type VendType = 'airtime' | 'data' | 'electricity' | 'cable';
export type VendStatus = 'pending' | 'success' | 'failed' | 'reversed';

export interface VendRow {
  id: number;
  reference: string;
  is_callers: 0 | 1;
  type: VendType;
  destination: string;
  phone: string;
  network: string | null;
  provider: string | null;
  product: string | null;
  meter_type: string | null;
  email: string | null;
  amount: number;
  merchant_amount: number;
  status: VendStatus;
  is_undecided: 0 | 1;
  at: number;
  updated_at: number;
}

export interface LookupRow {
  reference: string;
  type: 'electricity' | 'cable';
  provider: string;
  destination: string;
  meter_type: string | null;
  at: number;
}
