/** Whom the demonstration has not: somebody who decides what its operator began. */
export const second = {
  email: 'second@wura.example',
  name: 'Second Operator',
  role: 'admin',
  password: 'Palm-Wine-2026',
} as const;
