/** How a game says no: a table of reasons, each with its rule, and a word for taking one out of it. */

type Rules = Readonly<Record<string, string>>;

export type RefusalOf<R extends Rules> = {
  readonly [Because in keyof R & string]: { readonly because: Because; readonly rule: R[Because] };
}[keyof R & string];

/** Every refusal is made once: judging a move, which searches do by the million, makes nothing new. */
export function refusalsBy<R extends Rules>(rules: R): (because: keyof R & string) => RefusalOf<R> {
  const refusals = Object.fromEntries(Object.entries(rules).map(([because, rule]) => [because, { because, rule }]));
  return (because) => refusals[because] as RefusalOf<R>;
}
