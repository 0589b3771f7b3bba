import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BALDES } from './definicoes.ts';
import { porNoRetrato, type RetratoAberto, rotulosDe } from './retrato.ts';

const RESULTADOS = ['ok', 'refused', 'braked', 'error', 'shed'] as const;
type Resultado = (typeof RESULTADOS)[number];

/** Slower than this a person notices that they wait. */
const LENTO_S = 1;
/** The last five minutes, in parts of half a minute. */
const PARTE_MS = 30_000;
const PARTES = 10;

/** No pattern, no name: an address that does not exist is whatever somebody typed. */
const SEM_ROTA = 'none';

export const resultadoDe = (status: number, isDispensado: boolean): Resultado => {
  if (isDispensado) return 'shed';
  if (status === 429) return 'braked';
  if (status >= 500) return 'error';
  return status >= 400 ? 'refused' : 'ok';
};

interface Parte {
  readonly numero: number;
  readonly resultados: Record<Resultado, number>;
  lentos: number;
}

const semNada = (): Record<Resultado, number> => ({ ok: 0, refused: 0, braked: 0, error: 0, shed: 0 });

/** What was asked in the last minutes, for people who look at a page and have no Prometheus. */
const createRecentes = (agora: () => number) => {
  let partes: readonly Parte[] = [];
  const vivas = (numero: number) => partes.filter((parte) => parte.numero > numero - PARTES);
  return {
    contar: (resultado: Resultado, segundos: number): void => {
      const numero = Math.floor(agora() / PARTE_MS);
      let parte = partes.at(-1);
      if (parte?.numero !== numero) {
        parte = { numero, resultados: semNada(), lentos: 0 };
        partes = [...vivas(numero), parte];
      }
      parte.resultados[resultado] += 1;
      if (segundos > LENTO_S) parte.lentos += 1;
    },
    retratar: (retrato: RetratoAberto): void => {
      const estas = vivas(Math.floor(agora() / PARTE_MS));
      for (const resultado of RESULTADOS)
        porNoRetrato(
          retrato,
          'escuta_http_recent_requests',
          estas.reduce((soma, { resultados }) => soma + resultados[resultado], 0),
          resultado,
        );
      porNoRetrato(
        retrato,
        'escuta_http_recent_slow_requests',
        estas.reduce((soma, { lentos }) => soma + lentos, 0),
      );
    },
  };
};

/** One number for each bucket, one for what is beyond them, and the sum. */
const TAMANHO = BALDES.length + 2;

const somarEm = (
  series: Record<string, number[]>,
  qual: string,
  tamanho: number,
  onde: number,
  valor: number,
) => {
  const serie = series[qual] ?? Array.from({ length: tamanho }, () => 0);
  series[qual] = serie;
  serie[onde] = (serie[onde] ?? 0) + valor;
};

/** Requests by the pattern of their route, never by their address: what is counted says nothing about who asked for what. */
export const createPedidos = (agora: () => number = () => performance.now()) => {
  const totais: Record<string, number[]> = {};
  const duracoes: Record<string, number[]> = {};
  const recentes = createRecentes(agora);
  const contar = (metodo: string, rota: string, resultado: Resultado, segundos: number | null): void => {
    somarEm(totais, rotulosDe('escuta_http_requests_total', [metodo, rota, resultado]), 1, 0, 1);
    recentes.contar(resultado, segundos ?? 0);
    if (segundos === null) return;
    const onde = rotulosDe('escuta_http_request_duration_seconds', [metodo, rota]);
    const balde = BALDES.findIndex((fim) => segundos <= fim);
    somarEm(duracoes, onde, TAMANHO, balde === -1 ? BALDES.length : balde, 1);
    somarEm(duracoes, onde, TAMANHO, TAMANHO - 1, segundos);
  };
  return {
    contar,
    retratar: (retrato: RetratoAberto): void => {
      Object.assign(retrato, {
        escuta_http_requests_total: totais,
        escuta_http_request_duration_seconds: duracoes,
      });
      recentes.retratar(retrato);
    },
  };
};

export type Pedidos = ReturnType<typeof createPedidos>;

/** Open for hours by design: how long says nothing about how fast it goes. */
const isAoVivo = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream');

/** A method is one of few; anything else that somebody makes up is none. */
const METODOS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const contarPedidos = (
  http: FastifyInstance,
  pedidos: Pedidos,
  isDispensado: (request: FastifyRequest) => boolean,
): void => {
  http.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const dispensado = isDispensado(request);
    pedidos.contar(
      METODOS.has(method) ? method : 'other',
      routeOptions.url ?? SEM_ROTA,
      resultadoDe(reply.statusCode, dispensado),
      dispensado || isAoVivo(reply) ? null : reply.elapsedTime / 1000,
    );
  });
};
