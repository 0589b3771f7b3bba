import { aberturaIdentidadeScreens } from '#capabilities/abertura-identidade/web/routes.ts';
import { acessoExtraordinarioScreens } from '#capabilities/acesso-extraordinario/web/routes.ts';
import { ajudaScreens } from '#capabilities/ajuda/web/routes.ts';
import { alertaScreens } from '#capabilities/alerta/web/routes.ts';
import { analiseScreens } from '#capabilities/analise/web/routes.ts';
import { arquivamentoScreens } from '#capabilities/arquivamento/web/routes.ts';
import { assistenteScreens } from '#capabilities/assistente/web/routes.ts';
import { assuntoScreens } from '#capabilities/assunto/web/routes.ts';
import { auditoriaScreens } from '#capabilities/auditoria/web/routes.ts';
import { buscaScreens } from '#capabilities/busca/web/routes.ts';
import { calendarioScreens } from '#capabilities/calendario/web/routes.ts';
import { cienciaScreens } from '#capabilities/ciencia/web/routes.ts';
import { codigoAcessoScreens } from '#capabilities/codigo-acesso/web/routes.ts';
import { complementacaoScreens } from '#capabilities/complementacao/web/routes.ts';
import { configuracaoScreens } from '#capabilities/configuracao/web/routes.ts';
import { consentimentoScreens } from '#capabilities/consentimento/web/routes.ts';
import { cumprimentoScreens } from '#capabilities/cumprimento/web/routes.ts';
import { dadosAbertosScreens } from '#capabilities/dados-abertos/web/routes.ts';
import { descumprimentoScreens } from '#capabilities/descumprimento/web/routes.ts';
import { emailScreens } from '#capabilities/email/web/routes.ts';
import { encaminhamentoScreens } from '#capabilities/encaminhamento/web/routes.ts';
import { feriadoScreens } from '#capabilities/feriado/web/routes.ts';
import { incidenteCorrecaoScreens } from '#capabilities/incidente-correcao/web/routes.ts';
import { informacaoClassificadaScreens } from '#capabilities/informacao-classificada/web/routes.ts';
import { integracaoScreens } from '#capabilities/integracao/web/routes.ts';
import { listaDeTrabalhoScreens } from '#capabilities/lista-de-trabalho/web/routes.ts';
import { detalharScreens } from '#capabilities/manifestacao/web/detalhar/routes.ts';
import { registrarScreens } from '#capabilities/manifestacao/web/registrar/routes.ts';
import { manifestacaoScreens } from '#capabilities/manifestacao/web/routes.ts';
import { monitoramentoScreens } from '#capabilities/monitoramento/web/routes.ts';
import { orgaoScreens } from '#capabilities/orgao/web/routes.ts';
import { orgaoSiorgScreens } from '#capabilities/orgao-siorg/web/routes.ts';
import { painelScreens } from '#capabilities/painel/web/routes.ts';
import { pedidoIdentidadeScreens } from '#capabilities/pedido-identidade/web/routes.ts';
import { pesquisaSatisfacaoScreens } from '#capabilities/pesquisa-satisfacao/web/routes.ts';
import { portalScreens } from '#capabilities/portal/web/routes.ts';
import { prorrogacaoScreens } from '#capabilities/prorrogacao/web/routes.ts';
import { publicacaoScreens } from '#capabilities/publicacao/web/routes.ts';
import { reciboScreens } from '#capabilities/recibo/web/routes.ts';
import { responderRecursoScreens } from '#capabilities/recurso/web/julgar/routes.ts';
import { recursoScreens } from '#capabilities/recurso/web/routes.ts';
import { relatorioScreens } from '#capabilities/relatorio/web/routes.ts';
import { representacaoScreens } from '#capabilities/representacao/web/routes.ts';
import { responderScreens } from '#capabilities/resposta/web/pagina/routes.ts';
import { respostaScreens } from '#capabilities/resposta/web/routes.ts';
import { restricaoConteudoScreens } from '#capabilities/restricao-conteudo/web/routes.ts';
import { retencaoScreens } from '#capabilities/retencao/web/routes.ts';
import { saudeDaPlataformaScreens } from '#capabilities/saude-da-plataforma/web/routes.ts';
import { segundoFatorScreens } from '#capabilities/segundo-fator/web/routes.ts';
import { sessaoScreens } from '#capabilities/sessao/web/routes.ts';
import { simuladorDePrazoScreens } from '#capabilities/simulador-de-prazo/web/routes.ts';
import { tarjamentoScreens } from '#capabilities/tarjamento/web/routes.ts';
import { colaborarScreens } from '#capabilities/tramitacao/web/colaborar/routes.ts';
import { tramitacaoScreens } from '#capabilities/tramitacao/web/routes.ts';
import { transparenciaAtivaScreens } from '#capabilities/transparencia-ativa/web/routes.ts';
import { usuarioScreens } from '#capabilities/usuario/web/routes.ts';
import { webhookScreens } from '#capabilities/webhook/web/routes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** The screens of every capability: the only list of them in the browser. */
export const capabilityScreens: readonly Screen[] = [
  ...aberturaIdentidadeScreens,
  ...acessoExtraordinarioScreens,
  ...ajudaScreens,
  ...alertaScreens,
  ...analiseScreens,
  ...arquivamentoScreens,
  ...assistenteScreens,
  ...assuntoScreens,
  ...auditoriaScreens,
  ...buscaScreens,
  ...codigoAcessoScreens,
  ...complementacaoScreens,
  ...configuracaoScreens,
  ...consentimentoScreens,
  ...cumprimentoScreens,
  ...dadosAbertosScreens,
  ...descumprimentoScreens,
  ...pedidoIdentidadeScreens,
  ...representacaoScreens,
  ...emailScreens,
  ...encaminhamentoScreens,
  ...feriadoScreens,
  ...incidenteCorrecaoScreens,
  ...informacaoClassificadaScreens,
  ...integracaoScreens,
  ...manifestacaoScreens,
  ...registrarScreens,
  ...detalharScreens,
  ...monitoramentoScreens,
  ...orgaoScreens,
  ...orgaoSiorgScreens,
  ...painelScreens,
  ...pesquisaSatisfacaoScreens,
  ...portalScreens,
  ...simuladorDePrazoScreens,
  ...prorrogacaoScreens,
  ...publicacaoScreens,
  ...cienciaScreens,
  ...reciboScreens,
  ...recursoScreens,
  ...responderRecursoScreens,
  ...relatorioScreens,
  ...respostaScreens,
  ...responderScreens,
  ...restricaoConteudoScreens,
  ...sessaoScreens,
  ...tarjamentoScreens,
  ...tramitacaoScreens,
  ...colaborarScreens,
  ...transparenciaAtivaScreens,
  ...listaDeTrabalhoScreens,
  ...usuarioScreens,
  ...retencaoScreens,
  ...saudeDaPlataformaScreens,
  ...segundoFatorScreens,
  ...calendarioScreens,
  ...webhookScreens,
];
