/** Table options described as data: forms, validation and translations come from one place. */

import { below, type Chance, pick } from './chance.ts';
import { isObject, isOneOf, isWhole, type Parsed, parsed, unknownKey, unparsable } from './parsing.ts';

export interface FlagSpec {
  readonly kind: 'flag';
  readonly default: boolean;
}

export interface ChoiceSpec<C extends string = string> {
  readonly kind: 'choice';
  readonly choices: readonly C[];
  readonly default: C;
}

/** Whole seconds within bounds, or null for none: then only the players end that wait. */
export interface SecondsSpec {
  readonly kind: 'seconds';
  readonly min: number;
  readonly max: number;
  readonly default: number | null;
}

export type OptionSpec = FlagSpec | ChoiceSpec | SecondsSpec;

type SpecFor<Value> = [Value] extends [boolean] ? FlagSpec : [Value] extends [string] ? ChoiceSpec<Value> : SecondsSpec;

export type OptionsSpec<Options> = { readonly [Name in keyof Options]: SpecFor<Options[Name]> };

type OptionValues = { readonly [name: string]: boolean | string | number | null };

/** The options by name, in the order of the spec. */
export function optionEntries<Options>(spec: OptionsSpec<Options>): readonly (readonly [string, OptionSpec])[] {
  return Object.entries(spec as { readonly [name: string]: OptionSpec });
}

export function defaultOptions<Options>(spec: OptionsSpec<Options>): Options {
  return Object.fromEntries(optionEntries(spec).map(([name, option]) => [name, option.default])) as Options;
}

/** Options by name, defaults for those left out; unknown names and values out of bounds are errors. */
export function parseOptions<Options>(spec: OptionsSpec<Options>, json: unknown): Parsed<Options> {
  if (!isObject(json)) return unparsable('options must be an object');
  const entries = optionEntries(spec);
  const names = entries.map(([name]) => name);
  const unknown = unknownKey(json, names);
  if (unknown !== null) return unparsable(`unknown option "${unknown}"; this game has: ${names.join(', ')}`);
  const values: Record<string, OptionValues[string]> = {};
  for (const [name, option] of entries) {
    const given = Object.hasOwn(json, name) ? json[name] : option.default;
    const fault = faultIn(option, given);
    if (fault !== null) return unparsable(`option "${name}" must be ${fault}`);
    values[name] = given as OptionValues[string];
  }
  return parsed(values as Options);
}

function faultIn(option: OptionSpec, given: unknown): string | null {
  switch (option.kind) {
    case 'flag':
      return typeof given === 'boolean' ? null : 'true or false';
    case 'choice':
      return isOneOf(given, option.choices) ? null : `one of: ${option.choices.join(', ')}`;
    case 'seconds':
      return given === null || isWhole(given, option)
        ? null
        : `whole seconds from ${option.min} to ${option.max}, or null`;
  }
}

/** Some table or other, for random matches: every value of every option comes up. */
export function drawOptions<Options>(spec: OptionsSpec<Options>, chance: Chance): Options {
  const values: Record<string, OptionValues[string]> = {};
  for (const [name, option] of optionEntries(spec)) values[name] = drawOption(option, chance);
  return values as Options;
}

function drawOption(option: OptionSpec, chance: Chance): OptionValues[string] {
  switch (option.kind) {
    case 'flag':
      return below(chance, 2) === 0;
    case 'choice':
      return pick(chance, option.choices);
    case 'seconds':
      return pick(chance, [option.default, option.default, option.min, option.max, null]);
  }
}
