import type { HouseRefusal } from '#protocol';

/** The house says no. Thrown by what people ask of a table; always answered, never logged as a failure. */
export class HouseRefused extends Error {
  readonly because: HouseRefusal;
  readonly detail: string | undefined;

  constructor(because: HouseRefusal, detail?: string) {
    super(because);
    this.because = because;
    this.detail = detail;
  }
}

export function refuse(because: HouseRefusal, detail?: string): never {
  throw new HouseRefused(because, detail);
}
