import type { EventoDoAssistente } from '../contract.ts';

/** One sentence at a time, slow enough to be seen and quick enough to keep nobody waiting. */
const PAUSA_MS = 140;
const MAX_DA_ESPERA_MS = 1400;

export const frasesDo = (texto: string): string[] => texto.match(/.+?(?:[.!?:;](?=\s)|$)\s*|\s+/gsu) ?? [];

const pausar = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((pronto) => {
    const fim = () => {
      clearTimeout(espera);
      signal.removeEventListener('abort', fim);
      pronto();
    };
    const espera = setTimeout(fim, ms);
    signal.addEventListener('abort', fim);
  });

/** People who want no motion get each piece as it arrives. */
const querMovimento = (): boolean =>
  typeof window.matchMedia === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The same events, with a text that arrived at once shown sentence by sentence. */
export async function* aosPoucos(
  eventos: AsyncGenerator<EventoDoAssistente>,
  signal: AbortSignal,
  comMovimento = querMovimento(),
): AsyncGenerator<EventoDoAssistente> {
  let esperado = 0;
  for await (const evento of eventos) {
    if (evento.tipo !== 'texto' || !comMovimento) {
      yield evento;
      continue;
    }
    for (const frase of frasesDo(evento.texto)) {
      yield { tipo: 'texto', texto: frase };
      signal.throwIfAborted();
      if (esperado >= MAX_DA_ESPERA_MS) continue;
      esperado += PAUSA_MS;
      await pausar(PAUSA_MS, signal);
      signal.throwIfAborted();
    }
  }
}
