import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Classe, classeDe, isDeGraca } from './classe.ts';
import { createFila, type Espera, type Fila, type Limites } from './fila.ts';
import { createFolga, INTERVALO_MS } from './folga.ts';
import { createGenteConhecida, type GenteConhecida } from './gente-conhecida.ts';
import { createLugares } from './lugares.ts';
import { recusar } from './recusa.ts';

/** Who is sent away is counted, not logged one by one: a flood must not fill the log. */
const RESUMO_MS = 5000;

export interface Admissao extends Pick<GenteConhecida, 'lembrar'>, Pick<Fila, 'contar'> {
  /** Puts the gate in front of every route that is registered from here on. */
  guardar(app: FastifyInstance): void;
  /** Whether this request was sent away. */
  isRecusado(request: FastifyRequest): boolean;
}

interface ParaAdmitir {
  readonly config: Pick<Config, 'publicUrl' | 'onionUrl' | 'onionDe' | 'onionPorta'>;
  readonly limites: Limites;
  /** Whether requests wait for a connection to the database. */
  readonly isBancoCheio: () => boolean;
}

const temCorpo = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads or writes at the pace of somebody's line, which is not work: it waits for its turn, and then holds no place. */
const isDemorado = ({ routeOptions }: FastifyRequest): boolean => {
  const { corpoCru, comArquivo, pesado } = routeOptions.config?.endpoint ?? {};
  return corpoCru === true || comArquivo === true || pesado === 'assistente';
};

/**
 * The gate of a process: so many requests in work, a short queue in front of them, and everybody else is sent away at once with
 * 503 and a time to come back. Nothing of a request has been read or looked up by then.
 */
export const createAdmissao = ({ config, limites, isBancoCheio }: ParaAdmitir): Admissao => {
  const agora = (): number => performance.now();
  const gente = createGenteConhecida(config, agora);
  const fila = createFila(limites, createFolga(isBancoCheio));
  const lugares = createLugares<Espera>((espera) => fila.sair(espera, agora()));
  const recusados = new WeakSet<FastifyRequest>();
  const contados = new Map<Classe, number>();
  let revisao: NodeJS.Timeout | undefined;
  let resumo: NodeJS.Timeout | undefined;

  const reverDepois = (): void => {
    revisao ??= setTimeout(() => {
      revisao = undefined;
      fila.rever(agora());
      if (fila.contar().esperando > 0) reverDepois();
    }, INTERVALO_MS).unref();
  };

  const contar = (request: FastifyRequest, classe: Classe): void => {
    contados.set(classe, (contados.get(classe) ?? 0) + 1);
    resumo ??= setTimeout(() => {
      resumo = undefined;
      request.server.log.warn({ recusados: Object.fromEntries(contados), ...fila.contar() }, 'sobrecarga');
      contados.clear();
    }, RESUMO_MS).unref();
  };

  const mandarEmbora = (request: FastifyRequest, reply: FastifyReply, classe: Classe): void => {
    recusados.add(request);
    contar(request, classe);
    void recusar(request, reply);
  };

  const lugarDe = (request: FastifyRequest): Pick<Espera, 'classe' | 'remetente'> => {
    const { quem, remetente } = gente.quem(request);
    const { method, url } = request;
    return { classe: classeDe({ method, rota: request.routeOptions.url, url }, quem), remetente };
  };

  const pedir = (request: FastifyRequest, reply: FastifyReply, seguir: () => void): void => {
    const lugar = lugarDe(request);
    let esperou = false;
    const espera: Espera = {
      ...lugar,
      desde: agora(),
      entrar: () => {
        lugares.tomar(request, espera);
        if (isDemorado(request)) lugares.devolver(request);
        // Called from the end of another request, which must not carry this one within it.
        if (esperou) setImmediate(seguir);
        else seguir();
      },
      recusar: () => mandarEmbora(request, reply, lugar.classe),
    };
    reply.raw.once('close', () => {
      // Nobody is left to answer, so nothing is done.
      fila.desistir(espera);
      lugares.abandonar(request, reply);
    });
    fila.pedir(espera);
    esperou = true;
    if (fila.contar().esperando > 0) reverDepois();
  };

  const isLivre = (request: FastifyRequest): boolean =>
    isDeGraca({ rota: request.routeOptions.url, url: request.url });

  return {
    lembrar: gente.lembrar,
    contar: fila.contar,
    isRecusado: (request) => recusados.has(request),
    guardar: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (isLivre(request)) return done();
        // Where a body comes, a place is taken when it has come; it is not even read where there is no place to wait in.
        if (!temCorpo(request) || isDemorado(request)) return pedir(request, reply, done);
        const { classe, remetente } = lugarDe(request);
        if (fila.isCheia(classe, remetente)) return mandarEmbora(request, reply, classe);
        done();
      });
      app.addHook('preValidation', (request, reply, done) => {
        if (isLivre(request) || !temCorpo(request) || isDemorado(request)) return done();
        pedir(request, reply, done);
      });
      app.addHook('onRoute', (rota) => {
        const { handler } = rota;
        rota.handler = function (request, reply) {
          const resposta: unknown = handler.call(this, request, reply);
          const fim = () => lugares.acabar(request);
          if (resposta instanceof Promise) resposta.then(fim, fim);
          return resposta;
        };
      });
      app.addHook('onSend', (request, _reply, payload, done) => {
        lugares.devolver(request);
        done(null, payload);
      });
      app.addHook('onClose', (_app, done) => {
        clearTimeout(revisao);
        clearTimeout(resumo);
        done();
      });
    },
  };
};
