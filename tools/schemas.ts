/**
 * JSON Schemas of all that goes over the wire, for bots and clients in other languages: from the types that the code is
 * compiled with, and from the very schemas that it reads with.
 */

import { join } from 'node:path';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import { createGenerator } from 'ts-json-schema-generator';
import { GAMES } from '#games';
import * as protocol from '#protocol';
import { type Game, type OptionSpec, optionEntries } from '#tabletop';
import { ROOT } from './set-up.mjs';

export const FOLDER = join(ROOT, 'docs/schemas');

const DRAFT = 'http://json-schema.org/draft-07/schema#';

interface Definitions {
  readonly [name: string]: unknown;
}

interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

/** What can't be said in a schema is left out: the server is stricter about names and free text. */
const EXACT: ConversionConfig = {
  target: 'draft-07',
  typeMode: 'input',
  ignoreActions: ['check', 'finite', 'transform'],
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'safe_integer' ? { ...jsonSchema, type: 'integer' } : undefined,
};

/** Bounds of a number that still is text can't be said either. */
const OF_TEXT: ConversionConfig = { ...EXACT, ignoreActions: ['transform', 'min_value', 'max_value'] };

type Valibot = Parameters<typeof toJsonSchema>[0];

function asRead(schema: Valibot): object {
  const { $schema, ...rest } = toJsonSchema(schema, schema === protocol.WhichMatches ? OF_TEXT : EXACT);
  return rest;
}

function asTyped(file: string, types: readonly string[]): Definitions {
  const generator = createGenerator({
    path: join(ROOT, file),
    tsconfig: join(ROOT, 'tsconfig.node.json'),
    // The compiler has looked at them already.
    skipTypeCheck: true,
  });
  return generator.createSchema(types.length === 1 ? types[0] : [...types]).definitions ?? {};
}

const isSchema = (value: unknown): value is Valibot =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

function written(name: string, content: object): SchemaFile {
  return { name: `${name}.json`, text: `${JSON.stringify({ $schema: DRAFT, ...content }, null, 2)}\n` };
}

function toServer(): SchemaFile {
  const definitions = Object.fromEntries(
    Object.entries(protocol.MESSAGES).map(([type, schema]) => [type, asRead(schema)]),
  );
  const oneOf = Object.keys(definitions).map((type) => ({ $ref: `#/definitions/${type}` }));
  return written('to-server', { title: 'What a client may say on a socket', oneOf, definitions });
}

function requests(): SchemaFile {
  const schemas = Object.entries(protocol).filter(([, value]) => isSchema(value)) as [string, Valibot][];
  const definitions = Object.fromEntries(schemas.map(([name, schema]) => [name, asRead(schema)]));
  return written('requests', { title: 'What the HTTP interface is asked with', definitions });
}

/** Events are the games' own: each file of a game has its `Event`, and its `View`. */
const ANY_EVENT = { type: 'object', properties: { type: { type: 'string' } }, required: ['type'] };

function toClient(): SchemaFile {
  const definitions = asTyped('protocol/src/to-client.ts', ['ToClient']);
  const told = definitions.Told as { readonly properties: object };
  const Told = { ...told, properties: { ...told.properties, event: ANY_EVENT } };
  return written('to-client', {
    title: 'What the server says on a socket',
    $ref: '#/definitions/ToClient',
    definitions: { ...definitions, Told },
  });
}

const answers = (): SchemaFile =>
  written('answers', {
    title: 'What the HTTP interface answers with',
    definitions: {
      ...asTyped('protocol/src/answers.ts', ['*']),
      ...asTyped('protocol/src/people-answers.ts', ['*']),
      ...asTyped('protocol/src/challenge-answers.ts', ['*']),
    },
  });

function optionSchema(spec: OptionSpec): object {
  if (spec.kind === 'flag') return { type: 'boolean', default: spec.default };
  if (spec.kind === 'choice') return { enum: spec.choices, default: spec.default };
  return { type: ['integer', 'null'], minimum: spec.min, maximum: spec.max, default: spec.default };
}

function gameFile({ id, options }: Game): SchemaFile {
  const words = asTyped(`games/${id}/src/words.ts`, ['View', 'Event', 'Move', 'Options', 'Result']);
  const properties = Object.fromEntries(optionEntries(options).map(([name, spec]) => [name, optionSchema(spec)]));
  const NewOptions = { type: 'object', properties, additionalProperties: false };
  return written(id, { title: `The words of ${id}`, definitions: { ...words, NewOptions } });
}

export function makeSchemas(): readonly SchemaFile[] {
  return [toServer(), toClient(), requests(), answers(), ...Object.values<Game>(GAMES).map(gameFile)];
}
