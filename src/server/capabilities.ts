import type { FastifyInstance } from 'fastify';
import { aberturaIdentidadeCapability } from '#capabilities/abertura-identidade/server/index.ts';
import { acessoExtraordinarioCapability } from '#capabilities/acesso-extraordinario/server/index.ts';
import { ajudaCapability, paginasDaAjuda, procurarAjuda } from '#capabilities/ajuda/server/index.ts';
import { alertaCapability, alertar } from '#capabilities/alerta/server/index.ts';
import { analiseCapability } from '#capabilities/analise/server/index.ts';
import { anexoCapability } from '#capabilities/anexo/server/index.ts';
import { assistenteCapability } from '#capabilities/assistente/server/index.ts';
import { assuntoCapability } from '#capabilities/assunto/server/index.ts';
import { atendimentoCapability } from '#capabilities/atendimento/server/index.ts';
import { auditoriaCapability } from '#capabilities/auditoria/server/index.ts';
import { buscaCapability } from '#capabilities/busca/server/index.ts';
import { calendarioCapability } from '#capabilities/calendario/server/index.ts';
import { certidaoCapability, conferirCopia } from '#capabilities/certidao/server/index.ts';
import { cienciaCapability } from '#capabilities/ciencia/server/index.ts';
import { codigoAcessoCapability } from '#capabilities/codigo-acesso/server/index.ts';
import { complementacaoCapability } from '#capabilities/complementacao/server/index.ts';
import { configuracaoCapability, type InstalacaoVigente } from '#capabilities/configuracao/server/index.ts';
import { consentimentoCapability } from '#capabilities/consentimento/server/index.ts';
import { conversaCapability } from '#capabilities/conversa/server/index.ts';
import { cumprimentoCapability } from '#capabilities/cumprimento/server/index.ts';
import { dadosAbertosCapability } from '#capabilities/dados-abertos/server/index.ts';
import { dadosPessoaisCapability } from '#capabilities/dados-pessoais/server/index.ts';
import { descumprimentoCapability } from '#capabilities/descumprimento/server/index.ts';
import { desfazerCapability } from '#capabilities/desfazer/server/index.ts';
import { desfechoCapability } from '#capabilities/desfecho/server/index.ts';
import { emailCapability } from '#capabilities/email/server/index.ts';
import { encaminhamentoCapability } from '#capabilities/encaminhamento/server/index.ts';
import { feriadoCapability } from '#capabilities/feriado/server/index.ts';
import { identidadePreservadaCapability } from '#capabilities/identidade-preservada/server/index.ts';
import {
  compararQuemChega,
  impedimentoCapability,
  impedirNoRegistro,
} from '#capabilities/impedimento/server/index.ts';
import { incidenteCorrecaoCapability } from '#capabilities/incidente-correcao/server/index.ts';
import {
  anotarEntregaNoPedido,
  copiaDosPedidos,
  informacaoClassificadaCapability,
  prazosDasDesclassificacoes,
} from '#capabilities/informacao-classificada/server/index.ts';
import { integracaoCapability } from '#capabilities/integracao/server/index.ts';
import { listaDeTrabalhoCapability } from '#capabilities/lista-de-trabalho/server/index.ts';
import {
  type AlcanceLido,
  alcanceComASessao,
  anotarEntregaNoCaso,
  comAlcance,
  findCasoParaBaixar,
  janelasDoCidadao,
  manifestacaoCapability,
  prazosDasManifestacoes,
  quemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { monitoramentoCapability } from '#capabilities/monitoramento/server/index.ts';
import { notaCapability } from '#capabilities/nota/server/index.ts';
import { gerenciarOrgaosCapability, orgaoCapability } from '#capabilities/orgao/server/index.ts';
import { orgaoSiorgCapability } from '#capabilities/orgao-siorg/server/index.ts';
import { painelCapability } from '#capabilities/painel/server/index.ts';
import { pedidoIdentidadeCapability } from '#capabilities/pedido-identidade/server/index.ts';
import { pesquisaSatisfacaoCapability } from '#capabilities/pesquisa-satisfacao/server/index.ts';
import { portaoCapability } from '#capabilities/portao/server/index.ts';
import { prorrogacaoCapability } from '#capabilities/prorrogacao/server/index.ts';
import { pseudonimizacaoCapability } from '#capabilities/pseudonimizacao/server/index.ts';
import { publicacaoCapability } from '#capabilities/publicacao/server/index.ts';
import { rascunhoCapability } from '#capabilities/rascunho/server/index.ts';
import { reciboCapability } from '#capabilities/recibo/server/index.ts';
import {
  prazosDosEsclarecimentos,
  prazosDosRecursos,
  recursoCapability,
} from '#capabilities/recurso/server/index.ts';
import { relatorioCapability } from '#capabilities/relatorio/server/index.ts';
import { representacaoCapability } from '#capabilities/representacao/server/index.ts';
import { respostaCapability } from '#capabilities/resposta/server/index.ts';
import { retencaoCapability } from '#capabilities/retencao/server/index.ts';
import {
  type FontesDaSaude,
  saudeDaPlataformaCapability,
} from '#capabilities/saude-da-plataforma/server/index.ts';
import { segundoFatorCapability } from '#capabilities/segundo-fator/server/index.ts';
import { servirSemJavascript } from '#capabilities/sem-javascript/server/index.ts';
import { type Entrou, sessaoCapability } from '#capabilities/sessao/server/index.ts';
import { simuladorDePrazoCapability } from '#capabilities/simulador-de-prazo/server/index.ts';
import { tabelaApoioCapability } from '#capabilities/tabela-apoio/server/index.ts';
import { tarjamentoCapability } from '#capabilities/tarjamento/server/index.ts';
import { tramitacaoCapability } from '#capabilities/tramitacao/server/index.ts';
import { transcricaoCapability } from '#capabilities/transcricao/server/index.ts';
import {
  transparenciaAtivaCapability,
  transparenciaDe,
} from '#capabilities/transparencia-ativa/server/index.ts';
import { presentes, tratamentoCapability } from '#capabilities/tratamento/server/index.ts';
import { usuarioCapability } from '#capabilities/usuario/server/index.ts';
import { webhookCapability } from '#capabilities/webhook/server/index.ts';
import type { QuemEntrou } from '#kernel/quem/usuario-atual.ts';
import { feitos } from './atos-por-ciclo.ts';
import { chavesDosOrgaosJob } from './chaves/chaves-job.ts';
import { rotasDosAtos } from './ciclo/rotas-dos-atos.ts';
import type { Routes } from './http/handlers.ts';
import { bearerOf } from './http/integration.ts';
import type { LerPagina } from './http/pagina-legivel.ts';
import type { Porta } from './http/register.ts';
import type { Job } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import { portasSemJavascript } from './sem-javascript.ts';
import type { GovbrClient } from './sign-on/govbr-client.ts';

export interface Capabilities extends Omit<Porta, 'frear'> {
  readonly routes: readonly Routes[];
  readonly jobs: readonly Job[];
  /** Serves what is neither API nor page: robots.txt, the site map. */
  servir(http: FastifyInstance): void;
  /** Reads the pages whose text can be read without a script. */
  readonly readPagina: LerPagina;
  /** Ends whatever would keep the server from closing. */
  fechar(): Promise<void>;
}

/** Builds every capability of the product: the only list of them on the server. */
export const createCapabilities = (
  platform: Platform,
  govbr: GovbrClient,
  vigente: InstalacaoVigente,
  saude: FontesDaSaude,
): Capabilities => {
  /** Look-ups and the directory are the same for everybody and may be slightly out of date. */
  const publico: Platform = { ...platform, db: platform.leitura };
  const comparar = compararQuemChega(platform);
  const emDia = (quem: QuemEntrou) => comAlcance(platform, quem, comparar);
  const seHouver = async (entrou: Entrou<AlcanceLido> | null) =>
    entrou && comAlcance(platform, entrou.quem, comparar, entrou.lido);
  const sessao = sessaoCapability(platform, govbr, alcanceComASessao(platform));
  const segundoFator = segundoFatorCapability(platform, sessao.paraOFator);
  const usuario = usuarioCapability(platform, sessao.efeitos, {
    pedidosDeDesclassificacao: copiaDosPedidos,
  });
  const email = emailCapability(platform);
  const ajuda = ajudaCapability(platform);
  const busca = buscaCapability(platform, () => paginasDaAjuda(platform.leitura));
  const rascunho = rascunhoCapability(platform);
  const anexo = anexoCapability(platform, (quem, idManifestacao) =>
    findCasoParaBaixar(platform, quemAge(platform, quem), idManifestacao),
  );
  const codigoAcesso = codigoAcessoCapability(platform, (comum, tx, abre) =>
    'idPedido' in abre
      ? anotarEntregaNoPedido(comum, tx, abre.idPedido)
      : anotarEntregaNoCaso(comum, tx, abre.idManifestacao),
  );
  const portao = portaoCapability(platform);
  const complementacao = complementacaoCapability(platform);
  const consentimento = consentimentoCapability(platform);
  const listaDeTrabalho = listaDeTrabalhoCapability(platform, {
    conferir: async (requests) => {
      const vivas = await sessao.conferir(requests);
      const pessoas = [...vivas].map(
        async ([request, { quem, lido }]) =>
          [request, await comAlcance(platform, quem, comparar, lido)] as const,
      );
      return new Map(await Promise.all(pessoas));
    },
    presentes,
  });
  const tratamento = tratamentoCapability(platform);
  const alerta = alertaCapability(platform);
  const retencao = retencaoCapability(platform);
  const manifestacao = manifestacaoCapability(platform, { aoRegistrar: impedirNoRegistro });
  const tramitacao = tramitacaoCapability(platform);
  const resposta = respostaCapability(platform);
  const publicacao = publicacaoCapability(platform);
  const recurso = recursoCapability(platform);
  const cumprimento = cumprimentoCapability(platform);
  const assunto = assuntoCapability(platform);
  const auditoria = auditoriaCapability(platform, (tx, alarme) =>
    alertar(tx, { tipo: 'auditoria-adulterada', ...alarme }),
  );
  const configuracao = configuracaoCapability(platform, vigente);
  const monitoramento = monitoramentoCapability(platform, { transparenciaDe });
  const transparenciaAtiva = transparenciaAtivaCapability(platform);
  const informacaoClassificada = informacaoClassificadaCapability(platform);
  const dadosAbertos = dadosAbertosCapability(platform);
  const webhook = webhookCapability(platform);
  const assistente = assistenteCapability(platform, { procurarAjuda });
  const relatorio = relatorioCapability(platform, emDia);
  const painel = painelCapability(platform);
  const impedimento = impedimentoCapability(platform);
  const acessoExtraordinario = acessoExtraordinarioCapability(platform);
  const integracao = integracaoCapability(platform);
  const ciencia = cienciaCapability(platform);
  const desfazer = desfazerCapability(platform);
  const feriado = feriadoCapability(platform, {
    recontaveis: [
      prazosDasManifestacoes,
      prazosDosEsclarecimentos,
      prazosDosRecursos,
      ...janelasDoCidadao,
      prazosDasDesclassificacoes,
    ],
    avisarFim: (tx, { idFeriado, idRecontagem, idSolicitante, agora }) =>
      alertar(tx, {
        tipo: 'prazos-recontados',
        idFeriado,
        chave: `prazos-recontados:${idRecontagem}`,
        agora,
        para: [idSolicitante],
      }),
  });
  const routes: readonly Routes[] = [
    rotasDosAtos(platform, feitos),
    sessao,
    segundoFator,
    usuario,
    tabelaApoioCapability(publico),
    orgaoCapability(publico),
    orgaoSiorgCapability(platform),
    gerenciarOrgaosCapability(platform),
    email,
    anexo,
    rascunho,
    codigoAcesso,
    portao,
    consentimento,
    conversaCapability(platform),
    pesquisaSatisfacaoCapability(platform),
    manifestacao,
    assunto,
    simuladorDePrazoCapability(platform),
    busca,
    calendarioCapability(platform, emDia),
    ajuda,
    reciboCapability(platform, (copia) => conferirCopia(platform, copia)),
    certidaoCapability(platform),
    listaDeTrabalho,
    tratamento,
    alerta,
    analiseCapability(platform),
    tramitacao,
    notaCapability(platform),
    transcricaoCapability(platform),
    prorrogacaoCapability(platform),
    encaminhamentoCapability(platform),
    resposta,
    desfazer,
    publicacao,
    recurso,
    feriado,
    descumprimentoCapability(platform),
    cumprimento,
    desfechoCapability(platform),
    pedidoIdentidadeCapability(platform),
    pseudonimizacaoCapability(platform),
    representacaoCapability(platform),
    atendimentoCapability(platform),
    aberturaIdentidadeCapability(platform),
    acessoExtraordinario,
    retencao,
    impedimento,
    incidenteCorrecaoCapability(platform),
    auditoria,
    configuracao,
    saudeDaPlataformaCapability(platform, saude),
    tarjamentoCapability(platform),
    dadosPessoaisCapability(),
    transparenciaAtiva,
    informacaoClassificada,
    monitoramento,
    dadosAbertos,
    webhook,
    assistente,
    relatorio,
    painel,
    ciencia,
    integracao.api,
    integracao.clientes,
    integracao.chamadas,
  ];
  return {
    authenticate: async (request, reply) => {
      if (bearerOf(request) !== null) return emDia(await integracao.authenticate(request, reply));
      const usuario = await seHouver(await sessao.authenticate(request, reply));
      const isDeProgramas = request.routeOptions.config.endpoint?.integracao === 'api';
      return usuario === null && isDeProgramas ? integracao.recusarSemToken(reply) : usuario;
    },
    confirmar: segundoFator.exigir,
    routes,
    jobs: [
      chavesDosOrgaosJob(platform),
      ...sessao.jobs,
      ...usuario.jobs,
      ...email.jobs,
      ...anexo.jobs,
      ...rascunho.jobs,
      ...codigoAcesso.jobs,
      ...portao.jobs,
      ...acessoExtraordinario.jobs,
      ...complementacao.jobs,
      ...consentimento.jobs,
      ...tratamento.jobs,
      ...alerta.jobs,
      ...manifestacao.jobs,
      ...tramitacao.jobs,
      ...resposta.jobs,
      ...desfazer.jobs,
      ...busca.jobs,
      ...publicacao.jobs,
      ...recurso.jobs,
      ...cumprimento.jobs,
      ...assunto.jobs,
      ...feriado.jobs,
      ...auditoria.jobs,
      ...configuracao.jobs,
      ...monitoramento.jobs,
      ...transparenciaAtiva.jobs,
      ...informacaoClassificada.jobs,
      ...dadosAbertos.jobs,
      ...webhook.jobs,
      ...assistente.jobs,
      ...relatorio.jobs,
      ...painel.jobs,
      ...integracao.jobs,
      ...ciencia.jobs,
      ...impedimento.jobs,
      ...retencao.jobs,
      ...identidadePreservadaCapability(platform).jobs,
    ],
    servir: (http) => {
      busca.servir(http);
      dadosAbertos.servir(http);
      servirSemJavascript(http, platform, portasSemJavascript(platform, routes));
    },
    readPagina: async (request) => (await busca.readPagina(request)) ?? ajuda.readPagina(request),
    fechar: async () => {
      await listaDeTrabalho.fechar();
      await integracao.fechar();
    },
  };
};
