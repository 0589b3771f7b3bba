import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { religarAoVivo, useAoVivo, useEstadoAoVivo } from './ao-vivo.ts';

class Fonte extends EventTarget {
  static todas: Fonte[] = [];
  readonly url: string;
  fechada = false;
  constructor(url: string) {
    super();
    this.url = url;
    Fonte.todas.push(this);
  }
  close(): void {
    this.fechada = true;
  }
}

const abertas = () => Fonte.todas.filter(({ fechada }) => !fechada);
const ultima = (): Fonte => {
  const fonte = Fonte.todas.at(-1);
  if (!fonte) throw new Error('no stream');
  return fonte;
};
const contar = (evento: string, dados?: unknown) =>
  act(() => {
    ultima().dispatchEvent(
      dados === undefined ? new Event(evento) : new MessageEvent(evento, { data: JSON.stringify(dados) }),
    );
  });

const mudancas = vi.fn<(dados: unknown) => void>();
const retomadas = vi.fn<(dados: unknown) => void>();

function Ouvinte() {
  useAoVivo('manifestacao', mudancas);
  useAoVivo('retomada', retomadas);
  return <output>{useEstadoAoVivo()}</output>;
}
const estado = () => screen.getByRole('status').textContent;

const esconder = (escondida: boolean) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(escondida ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Fonte);
  Fonte.todas = [];
  mudancas.mockReset();
  retomadas.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live stream', () => {
  it('is one for all who listen, and ends with the last of them', () => {
    const { unmount } = render(
      <>
        <Ouvinte />
        <Ouvinte />
      </>,
    );
    expect(abertas().map(({ url }) => url)).toEqual(['/api/app-web/v1/tratamento/eventos']);
    contar('manifestacao', { idManifestacao: 3 });
    expect(mudancas.mock.calls).toEqual([[{ idManifestacao: 3 }], [{ idManifestacao: 3 }]]);
    unmount();
    expect(abertas()).toEqual([]);
  });

  it('comes back by itself, later each time, and says that something may have been missed', () => {
    render(<Ouvinte />);
    contar('open');
    expect(estado()).toBe('ao-vivo');
    expect(retomadas).not.toHaveBeenCalled();
    contar('error');
    expect(estado()).toBe('reconectando');
    expect(abertas()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1000));
    contar('error');
    act(() => void vi.advanceTimersByTime(900));
    expect(abertas()).toEqual([]);
    act(() => void vi.advanceTimersByTime(1100));
    contar('open');
    expect(estado()).toBe('ao-vivo');
    expect(retomadas).toHaveBeenCalledOnce();
  });

  it('ends with the session and is not asked for again unless the person asks', () => {
    render(<Ouvinte />);
    contar('open');
    contar('fim', {});
    expect(estado()).toBe('parado');
    act(() => void vi.advanceTimersByTime(300_000));
    expect(abertas()).toEqual([]);
    act(() => religarAoVivo());
    expect(abertas()).toHaveLength(1);
  });

  it('is given back while nobody looks at the tab, and taken up again after', () => {
    render(<Ouvinte />);
    contar('open');
    esconder(true);
    act(() => void vi.advanceTimersByTime(5000));
    expect(abertas()).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(15_000));
    expect(abertas()).toEqual([]);
    esconder(false);
    contar('open');
    expect(retomadas).toHaveBeenCalledOnce();
  });
});
