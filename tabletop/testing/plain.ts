/** Whether something is plain data: what JSON gives back exactly as it was. */

/** Where the first thing lies that writing down would lose or change; null if there is none. */
export function notPlain(data: unknown, path = 'it'): string | null {
  switch (typeof data) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(data) && !Object.is(data, -0) ? null : `${path} is ${Object.is(data, -0) ? '-0' : data}`;
    case 'object':
      return data === null ? null : notPlainObject(data, path);
    default:
      return `${path} is of type ${typeof data}`;
  }
}

function notPlainObject(data: object, path: string): string | null {
  const prototype: unknown = Object.getPrototypeOf(data);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return `${path} is not a plain object`;
  const names = Reflect.ownKeys(data).filter((name) => !(Array.isArray(data) && name === 'length'));
  if (Array.isArray(data) && names.length !== data.length) return `${path} is a list with holes or extras`;
  for (const name of names) {
    const property = Object.getOwnPropertyDescriptor(data, name);
    if (typeof name === 'symbol' || !property?.enumerable || property.get !== undefined) {
      return `${path}.${String(name)} is hidden`;
    }
    const fault = notPlain(property.value, `${path}.${name}`);
    if (fault !== null) return fault;
  }
  return null;
}

export function deepFreeze<T>(data: T): T {
  if (typeof data === 'object' && data !== null && !Object.isFrozen(data)) {
    Object.freeze(data);
    for (const part of Object.values(data)) deepFreeze(part);
  }
  return data;
}

/** Where two texts part, with a little of each. */
export function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 40));
  return `${around(one)} against ${around(other)}`;
}
