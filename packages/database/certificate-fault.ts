/** What is wrong with the certificate of the server, and what an operator does about it. */
export function certificateFault(code: string | undefined): string | undefined {
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return 'its certificate is for another name than the one in DATABASE_URL: use the name that it was made for';
  }
  const isUnknown = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/.test(code ?? '');
  if (isUnknown) {
    return 'nobody known here signed its certificate: add sslrootcert=/path/to/ca.pem to DATABASE_URL';
  }
  return code === 'CERT_HAS_EXPIRED' ? 'its certificate has expired: renew it there' : undefined;
}
