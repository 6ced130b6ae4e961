import { expect, it } from 'vitest';
import { certificateFault } from './certificate-fault.ts';

// Of openssl and of Node, as a database with such a certificate was answered here.
it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'sslrootcert=/path/to/ca.pem'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'sslrootcert=/path/to/ca.pem'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'sslrootcert=/path/to/ca.pem'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'sslrootcert=/path/to/ca.pem'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'use the name that it was made for'],
  ['CERT_HAS_EXPIRED', 'renew it there'],
])('an operator whose database has a certificate that is refused (%s) is told what to do', (code, remedy) => {
  expect(certificateFault(code)).toContain(remedy);
});

it('what is no fault of a certificate is left to its own words', () => {
  for (const code of ['ECONNREFUSED', '28P01', undefined]) expect(certificateFault(code)).toBeUndefined();
});
