/** A question to whatever keeps it: SQL with `?` for values, which is prepared once and asked again and again. */

export type Found = { readonly [column: string]: unknown };

export type AskRows = (sql: string, values: readonly (string | number)[]) => Promise<readonly Found[]>;
