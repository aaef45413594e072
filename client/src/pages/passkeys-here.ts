/** Browsers offer passkeys on secure pages only; at home, over plain http, there are words. */
export const canHavePasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis;
