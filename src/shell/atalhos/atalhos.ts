/** What some keys do; `rotulo` and `grupo` appear in the sheet that `?` opens. */
export interface Atalho {
  /**
   * As the browser names them ('r', 'ArrowDown'); 'g t' is one pressed after the other. The case of
   * letters is ignored.
   */
  readonly teclas: readonly string[];
  readonly rotulo: string;
  readonly grupo?: string;
  /** Returning false leaves the key to the browser. */
  readonly fazer: (tecla: string) => unknown;
}

/** Opens the sheet on every page that has shortcuts. */
export const AJUDA = '?';

/** Of the bar that stands over every page after an act (capability desfazer), and so on every page's sheet. */
export const DESFAZER: Omit<Atalho, 'fazer'> = {
  teclas: ['z'],
  rotulo: 'Desfazer o que você acabou de fazer, enquanto houver o botão',
  grupo: 'Em qualquer página',
};

const NOMES: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: 'Enter',
  Escape: 'Esc',
};

/** As the key is printed on a keyboard. */
export const nomeDaTecla = (tecla: string): string => NOMES[tecla] ?? tecla.toLocaleUpperCase('pt-BR');

/** Where letters are typed, or select from a list. */
const DIGITANDO =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=combobox], [role=dialog]';

/** On many keyboards '/' and '?' are typed with AltGr, which some systems report as Ctrl and Alt. */
const isComando = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/**
 * The key that the page should handle, or null: typing, keys inside a dialog and key combinations
 * are not the page's.
 */
const teclaDa = (event: KeyboardEvent): string | null => {
  if (event.defaultPrevented || event.isComposing || isComando(event)) return null;
  const alvo = event.target instanceof Element ? event.target : null;
  if (alvo?.closest(DIGITANDO) || document.querySelector('[data-modal-layer]')) return null;
  // On these elements Enter belongs to the browser.
  if (event.key === 'Enter' && alvo?.closest('a, button, summary, input')) return null;
  return event.key.length === 1 ? event.key.toLocaleLowerCase('pt-BR') : event.key;
};

/** How long the first of two keys waits for the second. */
const ESPERA_MS = 1500;
/** May be pressed on the way to the second key ('?' is Shift and a key). */
const AO_LADO = ['Shift', 'AltGraph', 'CapsLock', 'Alt', 'Control'];

/** Follows the keys pressed. `ouvir` returns the shortcut now complete, and how it was typed. */
export const createOuvinte = () => {
  let primeira: { readonly tecla: string; readonly ate: number } | null = null;
  return {
    ouvir: (event: KeyboardEvent, atalhos: readonly Atalho[]) => {
      if (AO_LADO.includes(event.key)) return null;
      const tecla = teclaDa(event);
      const antes = primeira && event.timeStamp <= primeira.ate ? primeira.tecla : null;
      primeira = null;
      if (tecla === null) return null;
      const digitada = antes === null ? tecla : `${antes} ${tecla}`;
      const atalho = atalhos.find(({ teclas }) => teclas.includes(digitada));
      if (atalho) return { atalho, digitada };
      if (atalhos.some(({ teclas }) => teclas.some((cada) => cada.startsWith(`${tecla} `))))
        primeira = { tecla, ate: event.timeStamp + ESPERA_MS };
      return null;
    },
  };
};
