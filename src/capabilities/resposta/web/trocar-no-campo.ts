/**
 * Types over a stretch of a text area as the person would, so that the field's own history can undo
 * it (Ctrl+Z). False where the browser has no such command: then nothing was typed.
 */
export const trocarNoCampo = (
  area: HTMLTextAreaElement,
  { inicio, fim, novo }: { readonly inicio: number; readonly fim: number; readonly novo: string },
): boolean => {
  area.focus({ preventScroll: true });
  area.setSelectionRange(inicio, fim);
  // Deprecated, and still the only way to write into a field without emptying its history.
  return typeof document.execCommand === 'function' && document.execCommand('insertText', false, novo);
};
