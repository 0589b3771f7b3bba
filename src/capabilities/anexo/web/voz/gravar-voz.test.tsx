import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { duracaoPorExtenso, relogio } from './duracao.ts';
import { GravarVoz } from './gravar-voz.tsx';
import { nomeDaVoz } from './nome-da-voz.ts';

/** What a browser's recorder does, without a microphone. */
class Gravador extends EventTarget {
  static suportados: readonly string[] = ['audio/webm;codecs=opus'];
  static isTypeSupported = (tipo: string): boolean => Gravador.suportados.includes(tipo);
  static feitos: Gravador[] = [];
  state = 'inactive';
  readonly opcoes: { readonly mimeType: string };
  constructor(_fluxo: unknown, opcoes: { readonly mimeType: string }) {
    super();
    this.opcoes = opcoes;
    Gravador.feitos.push(this);
  }
  start() {
    this.state = 'recording';
  }
  pause() {
    this.state = 'paused';
  }
  resume() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voz']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

const desligar = vi.fn();
const getUserMedia = vi.fn();
const onGravada = vi.fn<(arquivo: File) => void>();
const onGravando = vi.fn<(isGravando: boolean) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  Gravador.suportados = ['audio/webm;codecs=opus'];
  Gravador.feitos = [];
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: desligar }] });
  vi.stubGlobal('MediaRecorder', Gravador);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  URL.createObjectURL = vi.fn(() => 'blob:voz');
  URL.revokeObjectURL = vi.fn();
  for (const espia of [desligar, onGravada, onGravando]) espia.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const mostrar = (isSigilosa = false) =>
  render(
    <GravarVoz
      isSigilosa={isSigilosa}
      disabled={false}
      nomes={[]}
      onGravada={onGravada}
      onGravando={onGravando}
    />,
  );
const tocar = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const passar = (segundos: number) => act(() => vi.advanceTimersByTimeAsync(segundos * 1000));
const dito = () => screen.getByRole('status').textContent;

describe('a spoken message', () => {
  it('is recorded, paused, stopped, heard and attached; each step is said politely', async () => {
    mostrar();
    await tocar('Gravar mensagem de voz');
    expect(getUserMedia).not.toHaveBeenCalled();
    await tocar('Começar a gravar');
    expect(getUserMedia).toHaveBeenCalledWith({ audio: true });
    expect(dito()).toBe('Gravando.');
    expect(onGravando).toHaveBeenLastCalledWith(true);
    await passar(65);
    expect(screen.getByRole('timer').textContent).toBe('1:05');
    await tocar('Pausar');
    expect(dito()).toBe('Gravação pausada em 1 minuto e 5 segundos.');
    await passar(30);
    expect(screen.getByRole('timer').textContent).toBe('1:05');
    await tocar('Continuar a gravar');
    await tocar('Parar');
    expect(dito()).toMatch(/^Gravação pronta: 1 minuto e 5 segundos/);
    expect(desligar).toHaveBeenCalled();
    expect(screen.getByLabelText('Ouvir a gravação').getAttribute('src')).toBe('blob:voz');
    await tocar('Anexar a gravação');
    const arquivo = onGravada.mock.lastCall?.[0];
    expect([arquivo?.name, arquivo?.type]).toEqual(['mensagem-de-voz.webm', 'audio/webm']);
    expect(onGravando).toHaveBeenLastCalledWith(false);
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:voz');
  });

  it('ends by itself at five minutes, and says the last one', async () => {
    mostrar();
    await tocar('Gravar mensagem de voz');
    await tocar('Começar a gravar');
    await passar(240);
    expect(dito()).toBe('Falta 1 minuto de gravação.');
    await passar(60);
    expect(dito()).toBe('A gravação chegou a 5 minutos e parou. Ouça antes de anexar.');
    expect(Gravador.feitos[0]?.state).toBe('inactive');
    expect(screen.getByRole('button', { name: 'Anexar a gravação' })).toBeDefined();
  });

  it('that is discarded leaves nothing, and turns the microphone off', async () => {
    mostrar();
    await tocar('Gravar mensagem de voz');
    await tocar('Começar a gravar');
    await tocar('Descartar');
    expect(desligar).toHaveBeenCalled();
    expect(onGravada).not.toHaveBeenCalled();
    expect(onGravando).toHaveBeenLastCalledWith(false);
    expect(dito()).toBe('Gravação descartada.');
    expect(screen.queryByLabelText('Ouvir a gravação')).toBeNull();
  });

  it('turns the microphone off when the person goes elsewhere', async () => {
    const { unmount } = mostrar();
    await tocar('Gravar mensagem de voz');
    await tocar('Começar a gravar');
    unmount();
    expect(desligar).toHaveBeenCalled();
    expect(onGravada).not.toHaveBeenCalled();
  });

  it.each(['Fechar', 'the page'])(
    'never starts when the permission comes after the person left by %s',
    async (saida) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      getUserMedia.mockReturnValueOnce(promise);
      const { unmount } = mostrar();
      await tocar('Gravar mensagem de voz');
      await tocar('Começar a gravar');
      if (saida === 'Fechar') await tocar('Fechar');
      else unmount();
      await act(async () => resolve({ getTracks: () => [{ stop: desligar }] }));
      expect(desligar).toHaveBeenCalledTimes(1);
      expect(Gravador.feitos).toEqual([]);
      expect(onGravando).not.toHaveBeenCalled();
    },
  );

  it('turns the microphone off when the recorder does not take it', async () => {
    vi.spyOn(Gravador.prototype, 'start').mockImplementationOnce(() => {
      throw new DOMException('não', 'NotSupportedError');
    });
    mostrar();
    await tocar('Gravar mensagem de voz');
    await tocar('Começar a gravar');
    expect(desligar).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Não foi possível gravar:')).toBeDefined();
  });

  it('warns in a denúncia, before anything is recorded, that a voice identifies', async () => {
    mostrar(true);
    await tocar('Gravar mensagem de voz');
    expect(screen.getByText('A sua voz pode identificar você:')).toBeDefined();
    expect(Gravador.feitos).toEqual([]);
  });

  it('says why the microphone could not be used, and offers another try', async () => {
    getUserMedia.mockRejectedValueOnce(new DOMException('negado', 'NotAllowedError'));
    mostrar();
    await tocar('Gravar mensagem de voz');
    await tocar('Começar a gravar');
    expect(screen.getByText(/O navegador não deixou usar o microfone/)).toBeDefined();
    await tocar('Tentar de novo');
    expect(dito()).toBe('Gravando.');
  });

  it('is not offered by a browser that records only what is not taken, or nothing', () => {
    Gravador.suportados = ['audio/mp4'];
    const { container, unmount } = mostrar();
    expect(container.textContent).toBe('');
    unmount();
    vi.stubGlobal('MediaRecorder', undefined);
    expect(mostrar().container.textContent).toBe('');
  });

  it('is recorded as .ogg where the browser has that', async () => {
    Gravador.suportados = ['audio/ogg;codecs=opus'];
    mostrar();
    await tocar('Gravar mensagem de voz');
    await tocar('Começar a gravar');
    await tocar('Parar');
    await tocar('Anexar a gravação');
    expect(onGravada.mock.lastCall?.[0].name).toBe('mensagem-de-voz.ogg');
  });
});

it('has a name that nothing else in the list has, also when one was removed before', () => {
  expect(nomeDaVoz('.webm', [])).toBe('mensagem-de-voz.webm');
  expect(nomeDaVoz('.webm', ['rua.jpg', 'Mensagem-de-voz.webm'])).toBe('mensagem-de-voz-2.webm');
  expect(nomeDaVoz('.webm', ['mensagem-de-voz-2.webm'])).toBe('mensagem-de-voz.webm');
  expect(nomeDaVoz('.webm', ['mensagem-de-voz.webm', 'mensagem-de-voz-3.webm'])).toBe(
    'mensagem-de-voz-2.webm',
  );
});

it('says a duration for the eyes and for the ears', () => {
  expect([0, 9, 65, 300].map(relogio)).toEqual(['0:00', '0:09', '1:05', '5:00']);
  expect([1, 60, 61, 125].map(duracaoPorExtenso)).toEqual([
    '1 segundo',
    '1 minuto',
    '1 minuto e 1 segundo',
    '2 minutos e 5 segundos',
  ]);
});
