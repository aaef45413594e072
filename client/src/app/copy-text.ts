/**
 * Whether it is on the clipboard now. Over plain http, as in a home's own network, browsers keep the clipboard to
 * themselves, and copy what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  if (!isSecureContext) return copySelected(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; top: 0; opacity: 0';
  // Under an open dialog nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
