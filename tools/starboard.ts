/** The `starboard` command from a checkout: whoever serves also serves the client, built from what is here. */

const args = process.argv.slice(2);
if (args[0] === 'serve' && !args.includes('--help')) {
  const { builtClient, isBuilt } = await import('../client/build/built-client.ts');
  if (!isBuilt()) process.stderr.write('starboard: building the client (once)\n');
  await builtClient();
}
await import('../cli/src/main.ts');

export {};
