import type { FastifyReply } from 'fastify';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { monitoramentoContract } from '../contract.ts';
import { lembrarAvaliacoesJob } from './avaliacao/lembrar-avaliacoes.ts';
import { contarUniverso, sortearAmostra } from './avaliacao/sortear-amostra.ts';
import { listAvaliacoes, verAvaliacao, verCasoDaAmostra } from './avaliacao/ver-avaliacoes.ts';
import { avisarDeQuemMonitoraJob } from './avisar-de-quem-monitora.ts';
import { baixarTabela } from './baixar-tabela.ts';
import { exportarOrgaos } from './exportar-orgaos.ts';
import { monitorarOrgao, monitorarOrgaos } from './monitorar-orgaos.ts';
import { baixarRelatorio, listRelatorios, pedirRelatorio, relatorioJobs } from './relatorio-de-todos.ts';
import { pdfDoOrgao } from './relatorio-pdf.ts';
import { type Vizinhos, verRelatorio } from './ver-relatorio.ts';

const entregarPdf = (reply: FastifyReply, nome: string, pdf: Buffer): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${nome}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(pdf);

const handlers = (platform: Platform, vizinhos: Vizinhos): Handlers<typeof monitoramentoContract> => ({
  'GET /app-web/v1/monitoramento/orgaos': ({ usuario, query }) => monitorarOrgaos(platform, usuario, query),

  'GET /app-web/v1/monitoramento/orgaos/exportar': ({ usuario, query: { formato, ...filtro }, reply }) =>
    baixarTabela(platform, {
      reply,
      nome: 'orgaos-monitorados',
      formato,
      exportacao: exportarOrgaos(platform, usuario, filtro),
    }),

  'GET /app-web/v1/monitoramento/orgaos/:idOuvidoria': ({ usuario, params }) =>
    monitorarOrgao(platform, usuario, params.idOuvidoria),

  'GET /app-web/v1/monitoramento/amostra': ({ usuario, query }) => contarUniverso(platform, usuario, query),

  'GET /app-web/v1/monitoramento/avaliacoes': ({ usuario, query }) =>
    listAvaliacoes(platform, usuario, query),

  'POST /app-web/v1/monitoramento/avaliacoes': ({ usuario, body }) => sortearAmostra(platform, usuario, body),

  'GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao': ({ usuario, params }) =>
    verAvaliacao(platform, usuario, params.idAvaliacao),

  'GET /app-web/v1/monitoramento/avaliacoes/:idAvaliacao/casos/:idManifestacao': ({ usuario, params }) =>
    verCasoDaAmostra(platform, usuario, params),

  'GET /app-web/v1/monitoramento/relatorio': ({ usuario, query }) =>
    verRelatorio(platform, vizinhos, usuario, query),

  'GET /app-web/v1/monitoramento/relatorio/pdf': async ({ usuario, query, reply }) => {
    const relatorio = await verRelatorio(platform, vizinhos, usuario, query);
    const pdf = await pdfDoOrgao(relatorio, {
      plataforma: platform.config.instalacao.nome,
      agora: platform.clock.now(),
    });
    return entregarPdf(reply, `monitoramento-${query.idOuvidoria}-${query.de}-a-${query.ate}`, pdf);
  },

  'GET /app-web/v1/monitoramento/relatorios': ({ usuario }) => listRelatorios(platform, usuario),

  'POST /app-web/v1/monitoramento/relatorios': ({ usuario, body }) => pedirRelatorio(platform, usuario, body),

  'GET /app-web/v1/monitoramento/relatorios/:idRelatorio/pdf': async ({ usuario, params, reply }) => {
    const { arquivo, de, ate } = await baixarRelatorio(platform, usuario, params.idRelatorio);
    return entregarPdf(reply, `monitoramento-todos-${de}-a-${ate}`, arquivo);
  },
});

export const monitoramentoCapability = (
  platform: Platform,
  vizinhos: Vizinhos,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(monitoramentoContract, handlers(platform, vizinhos)),
  jobs: [
    ...relatorioJobs(platform, vizinhos),
    lembrarAvaliacoesJob(platform),
    avisarDeQuemMonitoraJob(platform),
  ],
});

/** Who watches whom, and who is told: transparencia-ativa uses the same rules. */

export { assinar, isAutoridadeDe, orgaoAlcancado, quemMonitora } from './alcance.ts';
export { noAlcance, type OrgaoRow } from './alcance-repository.ts';
export { avisarGestores } from './avisar-gestores.ts';
export { baixarTabela } from './baixar-tabela.ts';
