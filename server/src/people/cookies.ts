/** Tokens in cookies: who somebody is, or which screen this is. */

const A_YEAR = 365 * 24 * 3600;

/** Whether it is asked over HTTPS. */
interface Safe {
  readonly isSecure: boolean;
}

export class TokenCookie {
  readonly #name: string;
  readonly #plain: RegExp;
  readonly #secure: RegExp;

  constructor(name: string) {
    const read = (names: string): RegExp => new RegExp(`(?:^|;\\s*)${names}=([A-Za-z0-9_-]{32})(?:;|$)`);
    this.#name = name;
    this.#plain = read(`(?:__Host-)?${name}`);
    this.#secure = read(`__Host-${name}`);
  }

  /** Over HTTPS the other name could have come from a neighbouring site. */
  in(cookies: string | undefined, { isSecure }: Safe): string | null {
    return (isSecure ? this.#secure : this.#plain).exec(cookies ?? '')?.[1] ?? null;
  }

  with(token: string, safe: Safe): string {
    return this.#written(token, A_YEAR, safe);
  }

  without(safe: Safe): string {
    return this.#written('', 0, safe);
  }

  /** Over HTTPS browsers take a name that begins like this from nobody but this very host. */
  #written(token: string, maxAge: number, { isSecure }: Safe): string {
    const name = isSecure ? `__Host-${this.#name}` : this.#name;
    return `${name}=${token}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  }
}

export const GUEST_COOKIE = new TokenCookie('starboard');
/** Beside a guest's: the same browser may be both. */
export const SCREEN_COOKIE = new TokenCookie('starboard-screen');

type Headers = { readonly cookie?: string | undefined; readonly authorization?: string | undefined };

/** The token among a request's cookies, or in its Authorization header for programs that keep no cookies. */
export function tokenIn(headers: Headers, safe: Safe): string | null {
  const bearer = /^Bearer ([A-Za-z0-9_-]{32})$/.exec(headers.authorization ?? '');
  return bearer?.[1] ?? GUEST_COOKIE.in(headers.cookie, safe);
}
