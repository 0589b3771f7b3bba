import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usuarioStore } from '#shell/session/session.ts';
import { banco } from '#testing/idb.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import { type Atalho, createOuvinte, nomeDaTecla } from './atalhos.ts';
import { BotaoDeAtalhos, FolhaDeAtalhos } from './folha-de-atalhos.tsx';
import { useAtalhos } from './use-atalhos.ts';

const atalhos: readonly Atalho[] = [
  { teclas: ['r'], rotulo: 'Responder', fazer: vi.fn() },
  { teclas: ['Enter', 'o'], rotulo: 'Abrir', fazer: vi.fn() },
  { teclas: ['g t'], rotulo: 'Triar', grupo: 'Ir para uma fila', fazer: vi.fn() },
  { teclas: ['t'], rotulo: 'Tramitar', fazer: vi.fn() },
];

/** Presses the keys on `onde` and returns the shortcut that the last one completed. */
const apertar = (keys: readonly string[], onde: Element = document.body, init: KeyboardEventInit = {}) => {
  const ouvinte = createOuvinte();
  let achado: ReturnType<typeof ouvinte.ouvir> = null;
  const ouvir = (event: KeyboardEvent) => {
    achado = ouvinte.ouvir(event, atalhos);
  };
  document.addEventListener('keydown', ouvir);
  for (const key of keys) onde.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));
  document.removeEventListener('keydown', ouvir);
  return (achado as ReturnType<typeof ouvinte.ouvir>)?.atalho.rotulo ?? null;
};

const em = (html: string, seletor: string): Element => {
  document.body.innerHTML = html;
  return document.querySelector(seletor) ?? document.body;
};

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('a key press', () => {
  it('is a shortcut in either case of its letter', () => {
    expect(apertar(['r'])).toBe('Responder');
    expect(apertar(['R'])).toBe('Responder');
    expect(apertar(['q'])).toBeNull();
  });

  it.each([
    ['<input type="text">', 'input'],
    ['<textarea></textarea>', 'textarea'],
    ['<div contenteditable="true"><b>x</b></div>', 'b'],
    ['<div role="menu"><button>x</button></div>', 'button'],
  ])('belongs to what is being typed or chosen (%s)', (html, seletor) => {
    expect(apertar(['r'], em(html, seletor))).toBeNull();
  });

  it('does nothing behind an open dialog', () => {
    em('<div data-modal-layer=""></div>', 'div');
    expect(apertar(['r'])).toBeNull();
  });

  it('is the browser’s with Ctrl, Alt or Meta, and on a button for Enter', () => {
    expect(apertar(['r'], document.body, { ctrlKey: true })).toBeNull();
    expect(apertar(['r'], document.body, { altKey: true })).toBeNull();
    expect(apertar(['r'], document.body, { metaKey: true })).toBeNull();
    expect(apertar(['Enter'], em('<button>x</button>', 'button'))).toBeNull();
    expect(apertar(['Enter'])).toBe('Abrir');
  });

  it('with AltGr is what it types, though some systems call it Ctrl and Alt', () => {
    const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true };
    expect(apertar(['r'], document.body, altGr)).toBe('Responder');
  });
});

describe('two keys', () => {
  it('are one shortcut, also with Shift between them', () => {
    expect(apertar(['g', 't'])).toBe('Triar');
    expect(apertar(['g', 'Shift', 'T'])).toBe('Triar');
    expect(apertar(['t'])).toBe('Tramitar');
  });

  it('are two once the first has waited too long, or something else came between', () => {
    const relogio = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    relogio.mockReturnValueOnce(0).mockReturnValue(1_501);
    expect(apertar(['g', 't'])).toBe('Tramitar');
    relogio.mockReturnValue(0);
    expect(apertar(['g', 'q', 't'])).toBe('Tramitar');
  });
});

it('keys are named as they are printed', () => {
  expect(['r', 'ArrowDown', '?'].map(nomeDaTecla)).toEqual(['R', '↓', '?']);
});

function Pagina({ lista = atalhos }: { readonly lista?: readonly Atalho[] }) {
  const folha = useAtalhos(lista);
  return (
    <>
      <BotaoDeAtalhos onAbrir={() => folha.setAberta(true)} />
      <FolhaDeAtalhos {...folha} />
    </>
  );
}

describe('a page with shortcuts', () => {
  const folha = () => screen.findByRole('dialog', { name: 'Atalhos do teclado' });
  const abrirFolha = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Atalhos do teclado' }));
    return within(await folha()).getByRole<HTMLInputElement>('switch', { name: 'Usar atalhos do teclado' });
  };

  beforeEach(() => signIn(aGestor()));
  afterEach(() => {
    banco.clear();
    usuarioStore.set(null);
    vi.clearAllMocks();
  });

  it('lists its keys in their groups with ?', async () => {
    render(<Pagina />);
    await waitFor(async () => {
      await userEvent.keyboard('?');
      expect(screen.queryByRole('dialog')).not.toBeNull();
    });
    const texto = (await folha()).textContent;
    expect(texto).toContain('Enter ou OAbrir');
    expect(texto).toContain('?Mostrar esta ajudaIr para uma filaG depois TTriar');
    expect(texto, 'of the bar over every page').toContain('Em qualquer páginaZDesfazer');
  });

  it('leaves a key to the browser when the shortcut says so', async () => {
    const fazer = vi.fn(() => false);
    render(<Pagina lista={[{ teclas: ['j'], rotulo: 'Próxima', fazer }]} />);
    expect((await abrirFolha()).checked).toBe(true);
    await userEvent.keyboard('{Escape}');
    const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(fazer).toHaveBeenCalledWith('j');
    expect(event.defaultPrevented).toBe(false);
  });

  it('WCAG 2.1.4 one choice holds on every page for the one who made it, and for nobody else', async () => {
    const { unmount } = render(<Pagina />);
    await userEvent.click(await abrirFolha());
    expect(banco.get('atalhos gestor.cgu')).toEqual({ dono: 'gestor.cgu', ligados: false });
    unmount();
    const outra = render(<Pagina lista={atalhos.slice(0, 1)} />);
    expect((await abrirFolha()).checked).toBe(false);
    await userEvent.keyboard('{Escape}r');
    expect(atalhos[0]?.fazer).not.toHaveBeenCalled();
    outra.unmount();
    signIn(aGestor({ login: 'outra.pessoa' }));
    render(<Pagina />);
    expect((await abrirFolha()).checked).toBe(true);
  });
});
