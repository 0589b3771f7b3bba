import { performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Classe, classeDe, isDeGraca } from './classe.ts';
import { createEquipeConhecida, type EquipeConhecida } from './equipe-conhecida.ts';
import { createFila, type Espera, type Fila, type Limites } from './fila.ts';
import { recusar } from './recusa.ts';

/** Above this share of its time the processor is what everybody waits for. */
const OCUPADO = 0.7;
/** How far back the share is measured, and how often the queue is looked at while somebody waits. */
const INTERVALO_MS = 50;
/** Who is sent away is counted, not logged one by one: a flood must not fill the log. */
const RESUMO_MS = 5000;

export interface Admissao extends Pick<EquipeConhecida, 'lembrar'>, Pick<Fila, 'contar'> {
  /** Puts the gate in front of every route that is registered from here on. */
  guardar(app: FastifyInstance): void;
  /** Whether this request was sent away. */
  isRecusado(request: FastifyRequest): boolean;
}

interface ParaAdmitir {
  readonly config: Pick<Config, 'publicUrl' | 'onionUrl'>;
  readonly limites: Limites;
  /** Whether requests wait for a connection to the database. */
  readonly isBancoCheio: () => boolean;
}

/** The share of the processor's time since the last look, looked at once per interval. */
const createFolga = (isBancoCheio: () => boolean): (() => boolean) => {
  let visto = performance.eventLoopUtilization();
  let vistoEm = performance.now();
  let ocupado = false;
  return () => {
    const agora = performance.now();
    if (agora - vistoEm >= INTERVALO_MS) {
      const este = performance.eventLoopUtilization();
      ocupado = performance.eventLoopUtilization(este, visto).utilization > OCUPADO;
      visto = este;
      vistoEm = agora;
    }
    return !ocupado && !isBancoCheio();
  };
};

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
  const equipe = createEquipeConhecida(config, agora);
  const fila = createFila(limites, createFolga(isBancoCheio));
  /** Those in work, so that each leaves once however it ends. */
  const dentro = new WeakSet<FastifyRequest>();
  const recusados = new WeakSet<FastifyRequest>();
  const contados = new Map<Classe, number>();
  let revisao: NodeJS.Timeout | undefined;
  let resumo: NodeJS.Timeout | undefined;

  const sair = (request: FastifyRequest): void => {
    if (!dentro.delete(request)) return;
    fila.sair(agora());
  };

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

  const classeDaqui = (request: FastifyRequest): Classe =>
    classeDe(
      { method: request.method, rota: request.routeOptions.url, url: request.url },
      equipe.quem(request),
    );

  const pedir = (request: FastifyRequest, reply: FastifyReply, seguir: () => void): void => {
    const classe = classeDaqui(request);
    let esperou = false;
    const espera: Espera = {
      classe,
      desde: agora(),
      entrar: () => {
        dentro.add(request);
        if (isDemorado(request)) sair(request);
        // Called from the end of another request, which must not carry this one within it.
        if (esperou) setImmediate(seguir);
        else seguir();
      },
      recusar: () => mandarEmbora(request, reply, classe),
    };
    reply.raw.once('close', () => {
      // Nobody is left to answer, so nothing is done.
      fila.desistir(espera);
      // What is written past the framework (the sign-on of the demonstration) ends with its answer.
      if (reply.sent) sair(request);
    });
    fila.pedir(espera);
    esperou = true;
    if (fila.contar().esperando > 0) reverDepois();
  };

  const isLivre = (request: FastifyRequest): boolean =>
    isDeGraca({ rota: request.routeOptions.url, url: request.url });

  return {
    lembrar: equipe.lembrar,
    contar: fila.contar,
    isRecusado: (request) => recusados.has(request),
    guardar: (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        if (isLivre(request)) return done();
        // Where a body comes, a place is taken when it has come; it is not even read where there is no place to wait in.
        if (!temCorpo(request) || isDemorado(request)) return pedir(request, reply, done);
        const classe = classeDaqui(request);
        if (fila.isCheia(classe)) return mandarEmbora(request, reply, classe);
        done();
      });
      app.addHook('preValidation', (request, reply, done) => {
        if (isLivre(request) || !temCorpo(request) || isDemorado(request)) return done();
        pedir(request, reply, done);
      });
      app.addHook('onSend', (request, _reply, payload, done) => {
        sair(request);
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
