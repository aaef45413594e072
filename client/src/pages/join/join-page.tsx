import { useEffect, useState } from 'preact/hooks';
import { Failure, type FailureKind } from '../../app/failure.tsx';
import { Waiting } from '../../app/later.tsx';
import { go } from '../../router/router.ts';
import { addressOf } from '../../router/routes.ts';
import { askTable, tableByCode } from '../../server/api.ts';

/** Behind a link or QR code: straight to a free seat. */
export function JoinPage({ code }: { readonly code: string }) {
  const [failure, setFailure] = useState<FailureKind | null>(null);
  useEffect(() => {
    void joinByCode(code).then((result) => {
      if ('failure' in result) setFailure(result.failure);
      else go(addressOf.table(result.table), 'replace');
    });
  }, [code]);
  return failure === null ? <Waiting /> : <Failure kind={failure} />;
}

async function joinByCode(code: string): Promise<{ readonly table: string } | { readonly failure: FailureKind }> {
  const found = await tableByCode(code);
  if (!found.ok) return { failure: found.because === 'offline' ? 'offline' : 'no-code' };
  // Taking a seat may fail because all are taken: then one watches.
  await askTable(found.value.id, 'sit', {});
  return { table: found.value.id };
}
