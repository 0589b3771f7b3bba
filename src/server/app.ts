import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createInstalacaoVigente } from '#capabilities/configuracao/server/index.ts';
import { limitesDaIntegracao } from '#capabilities/integracao/domain/limites.ts';
import { escoposOferecidos } from '#capabilities/integracao/server/index.ts';
import { createLerFiguras, retratarFiguras } from '#capabilities/saude-da-plataforma/server/index.ts';
import { eventosOferecidos } from '#capabilities/webhook/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { instalarMensagens } from '#kernel/validacao/zod-mensagens.ts';
import {
  numerosDeDemonstracao,
  programaDeDemonstracao,
  protocoloDeDemonstracao,
} from '../../db/seed/programa-de-demonstracao.ts';
import { createAdmissao } from './admissao/admissao.ts';
import { LIMITES, type Limites } from './admissao/fila.ts';
import { atosPorCiclo } from './atos-por-ciclo.ts';
import { createFrear } from './brake/por-pessoa.ts';
import { createCapabilities } from './capabilities.ts';
import { avisosDe } from './db/avisos.ts';
import { abrirTrilha } from './db/trilha.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { createHttpServer, type HttpOptions, mountApi } from './http/http-server.ts';
import type { Porta } from './http/register.ts';
import { serveSecurityTxt } from './http/security-txt.ts';
import { serveWeb } from './http/web.ts';
import type { Job } from './jobs/jobs.ts';
import { createMedidas } from './medidas/medidas.ts';
import { contarPedidos } from './medidas/pedidos.ts';
import { servirMedidas } from './medidas/servir-medidas.ts';
import type { Platform } from './platform.ts';
import { conferenciasDoServidor } from './saude/conferencias-do-servidor.ts';
import { createSaida, type Saida } from './saude/saida.ts';
import { servirSaude } from './saude/servir-saude.ts';
import { createEmbeddedProvider } from './sign-on/embedded/embedded-provider.ts';
import { createGovbrClient } from './sign-on/govbr-client.ts';

export interface App {
  readonly http: FastifyInstance;
  readonly jobs: readonly Job[];
  readonly platform: Platform;
  /** Hears what other processes change of that which is kept in memory (docs/processos.md). */
  ouvirAvisos(): Promise<void>;
  readonly saida: Saida;
  /** The figures as Prometheus reads them. */
  escreverMedidas(): Promise<string>;
}

export interface AppOptions extends Omit<HttpOptions, 'config' | 'admissao'> {
  readonly platform: Omit<Platform, 'log' | 'atos'>;
  /** The folder of the built pages; without it only the API is served. */
  readonly webDir?: string;
  /** How many requests are in work at once, and how many wait; null: all that come. */
  readonly limites?: Limites | null;
  readonly onHttp?: (http: FastifyInstance) => void;
}

/** Puts the product together: platform, sign-on, capabilities, pages. Nothing here decides a rule. */
export const createApp = async ({
  platform: base,
  webDir,
  limites = LIMITES,
  onHttp,
  ...options
}: AppOptions): Promise<App> => {
  instalarMensagens();
  const trilha = abrirTrilha(base.db, base.config);
  const { config } = base;
  const admissao =
    limites && createAdmissao({ config, limites, isBancoCheio: () => base.pool.waitingCount > 0 });
  const http = await createHttpServer({ config, admissao, ...options });
  onHttp?.(http);
  const log = http.log as FastifyBaseLogger;
  const medidas = createMedidas({
    processo: options.processo ?? 1,
    versao: config.versao,
    pool: base.pool,
    contarFila: admissao?.contar,
    semElo: () => trilha.semElo,
  });
  contarPedidos(http, medidas.pedidos, (request) => admissao?.isRecusado(request) ?? false);
  http.addHook('onClose', async () => medidas.parar());
  const lerFiguras = createLerFiguras(base);
  const escreverMedidas = () => medidas.escrever(() => retratarFiguras(lerFiguras));
  servirMedidas(http, config, escreverMedidas);
  const saida = createSaida(http);
  servirSaude(http, { conferencias: conferenciasDoServidor(config, { pool: base.pool, log }), saida });
  const vigente = await createInstalacaoVigente({ ...base, log });
  const platform: Platform = { ...base, config: vigente.config, log, atos: atosPorCiclo };
  http.addHook('onRequest', async ({ routeOptions }) => {
    if (!routeOptions.config?.sonda) await vigente.atualizar();
  });
  const embedded = base.config.oidc ? undefined : createEmbeddedProvider({ platform });
  const capabilities = createCapabilities(platform, createGovbrClient({ platform, embedded }), vigente, {
    lerFiguras,
    dosProcessos: medidas.dosProcessos,
  });
  http.addHook('preClose', () => capabilities.fechar());
  http.addHook('onClose', () => avisosDe(platform).fechar());
  const porta: Porta = {
    ...capabilities,
    authenticate: async (request, reply) => {
      const usuario = await capabilities.authenticate(request, reply);
      admissao?.lembrar(request, usuario);
      return usuario;
    },
    frear: createFrear(platform),
  };
  await mountApi(http, capabilities.routes, porta, base.clock);
  const demonstracao = programaDeDemonstracao(base.config);
  serveDocs(http, platform.config, capabilities.routes, {
    eventos: eventosOferecidos,
    escopos: escoposOferecidos,
    limites: limitesDaIntegracao,
    programaDeDemonstracao: demonstracao,
    deHoje: async () => {
      const hoje = localDate(base.clock.now().getTime());
      return {
        hoje,
        protocolo: demonstracao && (await protocoloDeDemonstracao(base.db)),
        numeros: demonstracao ? await numerosDeDemonstracao(base.db, hoje) : {},
      };
    },
  });
  capabilities.servir(http);
  serveSecurityTxt(http, platform);
  if (embedded) await http.register(embedded.plugin);
  if (webDir) await serveWeb(http, platform, webDir, capabilities.readPagina);
  const jobs = capabilities.jobs.map((job) => ({
    ...job,
    run: async (payload: unknown) => {
      await vigente.atualizar();
      await job.run(payload);
    },
  }));
  return { http, jobs, platform, ouvirAvisos: vigente.ouvir, saida, escreverMedidas };
};
