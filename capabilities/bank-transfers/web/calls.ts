import { endpoint } from '@wura/browser/client';
import type { routes } from '../contract.ts';

export const listBanks = endpoint<typeof routes.banks>('GET', '/api/paystack/banks');
export const validateAccount = endpoint<typeof routes.validateAccount>('POST', '/api/paystack/validate-account');
export const sendMoney = endpoint<typeof routes.send>('POST', '/api/send-money');
export const listBeneficiaries = endpoint<typeof routes.beneficiaries>('GET', '/api/beneficiaries');
export const saveBeneficiary = endpoint<typeof routes.saveBeneficiary>('POST', '/api/beneficiaries');
export const renameBeneficiary = endpoint<typeof routes.renameBeneficiary>('PUT', '/api/beneficiaries/{id}');
export const removeBeneficiary = endpoint<typeof routes.removeBeneficiary>('DELETE', '/api/beneficiaries/{id}');
