/** The operator whom the demonstration lacks: they decide what the first one began. */
export const second = {
  email: 'second@wura.example',
  name: 'Second Operator',
  role: 'admin',
  password: 'Palm-Wine-2026',
} as const;
