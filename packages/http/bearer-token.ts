/** The token that a call carries. The scheme's name has no case and any number of spaces after it; a token has both. */
export function bearerToken({ headers }: { headers: { authorization?: string | undefined } }): string | undefined {
  return /^bearer +([\w~+/.=-]{16,256})$/i.exec(headers.authorization ?? '')?.[1];
}
