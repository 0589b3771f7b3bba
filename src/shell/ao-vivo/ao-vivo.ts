import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '#shell/store.ts';

const ENDERECO = '/api/app-web/v1/tratamento/eventos';

/** 'retomada': events may have been missed, so what is on the screen should be fetched again. */
const EVENTOS = ['manifestacao', 'presenca', 'alerta', 'retomada'] as const;
export type EventoAoVivo = (typeof EVENTOS)[number];
type Ouvinte = (dados: unknown) => void;

export type EstadoAoVivo = 'conectando' | 'ao-vivo' | 'reconectando' | 'parado';

const PRIMEIRA_ESPERA_MS = 1000;
const MAIOR_ESPERA_MS = 60_000;
/** A browser allows few connections to one server: a hidden tab gives up its own after this. */
const ESCONDIDA_MS = 15_000;

const estado = createStore<EstadoAoVivo>('conectando');
const ouvintes = new Map<EventoAoVivo, Set<Ouvinte>>();
/** Listeners that use a stream others opened, and never open one themselves. */
const deCarona = new Map<EventoAoVivo, Set<Ouvinte>>();

let fonte: EventSource | null = null;
let relogio: ReturnType<typeof setTimeout> | undefined;
let tentativas = 0;
let jaOuviu = false;

const contar = (evento: EventoAoVivo, dados: unknown): void => {
  for (const ouvinte of [...(ouvintes.get(evento) ?? []), ...(deCarona.get(evento) ?? [])]) ouvinte(dados);
};

const soltar = (): void => {
  clearTimeout(relogio);
  fonte?.close();
  fonte = null;
};

/**
 * Twice as long each time, with a random part, so that not all browsers return at once when a
 * server comes back.
 */
const espera = (): number => {
  const cheia = Math.min(MAIOR_ESPERA_MS, PRIMEIRA_ESPERA_MS * 2 ** tentativas);
  tentativas += 1;
  return cheia / 2 + (Math.random() * cheia) / 2;
};

const abrir = (): void => {
  soltar();
  if (typeof EventSource === 'undefined') {
    estado.set('parado');
    return;
  }
  const nova = new EventSource(ENDERECO);
  fonte = nova;
  nova.addEventListener('open', () => {
    tentativas = 0;
    estado.set('ao-vivo');
    if (jaOuviu) contar('retomada', {});
    jaOuviu = true;
  });
  nova.addEventListener('error', () => {
    soltar();
    estado.set('reconectando');
    relogio = setTimeout(abrir, espera());
  });
  // The session is over or the person switched profile: no more events will come.
  nova.addEventListener('fim', () => {
    soltar();
    estado.set('parado');
  });
  for (const evento of EVENTOS)
    nova.addEventListener(evento, ({ data }: MessageEvent<string>) => contar(evento, JSON.parse(data)));
};

const aoMudarDeVista = (): void => {
  if (document.visibilityState === 'hidden') {
    clearTimeout(relogio);
    relogio = setTimeout(soltar, ESCONDIDA_MS);
  } else if (fonte) clearTimeout(relogio);
  else if (estado.get() !== 'parado') abrir();
};

const quantos = (): number => [...ouvintes.values()].reduce((soma, { size }) => soma + size, 0);

/** One stream for the whole page, opened for the first listener and closed after the last. */
const ouvir = (evento: EventoAoVivo, ouvinte: Ouvinte): (() => void) => {
  const primeiro = quantos() === 0;
  ouvintes.set(evento, (ouvintes.get(evento) ?? new Set()).add(ouvinte));
  if (primeiro) {
    estado.set('conectando');
    document.addEventListener('visibilitychange', aoMudarDeVista);
    abrir();
  }
  return () => {
    ouvintes.get(evento)?.delete(ouvinte);
    if (quantos() > 0) return;
    document.removeEventListener('visibilitychange', aoMudarDeVista);
    soltar();
    jaOuviu = false;
    tentativas = 0;
  };
};

/** Listens to what happens to the office's cases, without keeping the session alive. */
export const useAoVivo = (evento: EventoAoVivo, receber: Ouvinte): void => {
  const aoReceber = useEffectEvent(receber);
  useEffect(() => ouvir(evento, (dados) => aoReceber(dados)), [evento]);
};

/** The same, but only while others keep the stream open: for events not worth a connection. */
export const useAoVivoDeCarona = (evento: EventoAoVivo, receber: Ouvinte): void => {
  const aoReceber = useEffectEvent(receber);
  useEffect(() => {
    const ouvinte: Ouvinte = (dados) => aoReceber(dados);
    const todos = (deCarona.get(evento) ?? new Set()).add(ouvinte);
    deCarona.set(evento, todos);
    return () => void todos.delete(ouvinte);
  }, [evento]);
};

export const useEstadoAoVivo = (): EstadoAoVivo => useStore(estado);

export const religarAoVivo = (): void => {
  estado.set('conectando');
  abrir();
};
