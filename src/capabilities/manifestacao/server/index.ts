import { esquecerEstatisticasJob } from '#server/db/estatisticas.ts';
import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { manifestacaoContract } from '../contract.ts';
import { selarEtiquetasJob } from './etiquetas/selar-etiquetas.ts';
import { recontarPrazosJob } from './prazos/recontar-prazos.ts';
import type { AoRegistrar } from './registrar/cadastrar.ts';
import { separarDonosJob } from './registrar/separar-donos.ts';
import { reselarTextosJob } from './reselar/reselar-textos.ts';
import { manifestacaoHandlers } from './routes.ts';

export const manifestacaoCapability = (
  platform: Platform,
  { aoRegistrar }: { readonly aoRegistrar: AoRegistrar },
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(manifestacaoContract, manifestacaoHandlers(platform, aoRegistrar)),
  jobs: [
    recontarPrazosJob(platform),
    separarDonosJob(platform),
    selarEtiquetasJob(platform),
    reselarTextosJob(platform),
    esquecerEstatisticasJob(platform),
  ],
});

/** What other capabilities may use of cases: finding one a person may see, and acting on it. */

export { agir, agirPeloSistema, type CasoVisto, conferirVersao, recusarVersao } from './agir.ts';
export {
  type Aviso,
  anotarNoCaso,
  anotarPeloSistema,
  anotarSemPessoa,
  type Efeito,
  type NoAto,
} from './anotar.ts';
export { atoDaManifestacao } from './atos.ts';
export {
  type Caso,
  casoDe,
  chaveDoCofre,
  findCasoAlcancavel,
  findCasoDaEquipe,
  findCasoDoPendente,
  findCasoSemLeitor,
  findCasoVisivel,
  lockCasoDaEquipe,
  lockCasoDoPendente,
  lockCasoVisivel,
  type Manifestante,
  type TextoGuardado,
} from './caso.ts';
export { avisoDaReabertura } from './ciencia/aviso-da-reabertura.ts';
export { listSemCiencia, soubeDe } from './ciencia/comunicacao-repository.ts';
export {
  contarDaCiencia,
  darCiencia,
  diaSabido,
  nomesDasComunicacoes,
  pendenciaDoCaso,
  semFimParaContestar,
} from './ciencia/comunicar.ts';
export { doDono, naoDoDono } from './dono-repository.ts';
export { deleteTodas as deleteEtiquetas } from './etiquetas/etiquetas-repository.ts';
export {
  abrirEtiqueta,
  guardarSeladas,
  listEtiquetasDoCaso,
  listEtiquetasSeladas,
  retirarSeladas,
  selarEtiquetas,
} from './etiquetas/etiquetas-seladas.ts';
export { atendeLote, type EfeitoDo, faz } from './faz.ts';
export { comRota, type EfeitoNoPendente, fazNoPendente } from './faz-no-pendente.ts';
export { acertarAcessosRecebidos } from './impedidos/acesso-recebido.ts';
export { afastarDeTodos } from './impedidos/afastar-de-todos.ts';
export {
  type Afastamento,
  afastarDeQuemControla,
  afastarDoOrgao,
  guardarPedido,
  readPedido,
  toPessoa,
} from './impedidos/afastar-do-orgao.ts';
export {
  listContasAComparar,
  listPerfisAComparar,
  markComparados,
  type PerfilAComparar,
} from './impedidos/casos-que-abre-repository.ts';
export { type CasoQueNomeia, casosQueNomeiam } from './impedidos/casos-que-nomeiam.ts';
export { colegasAEscolher, conferirQuemEscolhe, escolhePeloNome } from './impedidos/escolher-colegas.ts';
export {
  abrirImpedimento,
  alcanceComASessao,
  type Comparar,
  casosImpedidosDe,
  comAlcance,
  idsImpedidos,
  impedir,
  isFechadoAosSistemas,
  ninguemTrata,
  pessoaImpedida,
  quemNaoAbre,
  selarPessoa,
  semImpedidos,
  todosOsImpedidos,
} from './impedidos/impedidos.ts';
export {
  type AlcanceLido,
  type ImpedimentoRow,
  insertPedidoDeImpedimento,
  listAcessosDe,
  listPedidosDeImpedimento,
  listPessoasDoOrgao,
  listVigentes,
  lockChegada,
  type PedidoDeImpedimentoRow,
  tirarDasPessoas,
  updateImpedimentos,
  updatePedidoDeImpedimento,
} from './impedidos/impedidos-repository.ts';
export { lembrar } from './lembrar.ts';
export { anotarVisualizacao, LEITURA_POR_ACESSO } from './ler/anotar-visualizacao.ts';
export { orgaoDeQuemAgiu } from './ler/autor-repository.ts';
export { anotarDownload, findCasoParaBaixar } from './ler/caso-para-baixar.ts';
export { guardarCobertura, precisaDeCobertura, textosACobrir } from './ler/cobertura.ts';
export { closeComplementacaoAberta, findUltimoConsentimento } from './ler/detalhe-repository.ts';
export { findDitados } from './ler/ditados-repository.ts';
export { emAbertoNaLista } from './ler/em-aberto-do-caso.ts';
export { abertoLido } from './ler/em-aberto-repository.ts';
export { abrirManifestacao, findManifestacao, type ManifestacaoAberta } from './ler/find-manifestacao.ts';
export {
  type AutorDaEquipe,
  autorDe,
  type Leitura,
  leituraDe,
  leituraInteira,
  ocultarNoCaso,
  ocultarPeloAutor,
} from './ler/leitura.ts';
export { type ParaLeituraRow, paraLeitura, veioComIdentidade } from './ler/leitura-repository.ts';
export { leituraInteiraNaLista, leituraNaLista, leiturasNaLista } from './ler/leituras-na-lista.ts';
export { readDetalhe } from './ler/montar-detalhe.ts';
export { cadeiaDoCaso, promessasDoCaso } from './ler/remedios-do-caso.ts';
export { type Escopo, escopoDe } from './listar/escopo.ts';
export { toSituacao } from './listar/item-presenter.ts';
export { listManifestacoes } from './listar/list-manifestacoes.ts';
export { esperasDaPessoa } from './listar/painel.ts';
export { closeTramitacoes, lockCaso, updateManifestacao } from './manifestacao-repository.ts';
export { momentosDoCaso } from './momentos-do-caso.ts';
export { guardarPalavras, selarPalavras } from './palavras.ts';
export { contagemDoCaso, contarPrazo, diasDoCaso } from './prazos/contagem.ts';
export { janelasDoCidadao } from './prazos/janelas-do-cidadao.ts';
export { PRAZO_SOLTO, pararPrazo, retomarPrazo } from './prazos/parar-prazo.ts';
export { insertEventoDoPrazo } from './prazos/prazo-repository.ts';
export { prazosDasManifestacoes } from './prazos/prazos-das-manifestacoes.ts';
export { recontarPrazos } from './prazos/recontar-prazos.ts';
export {
  assinatura,
  comoColega,
  momentoDoPedido,
  ninguem,
  type QuemAge,
  quemAge,
} from './quem-age.ts';
export { anotarEntregaNoCaso } from './registrar/anotar-entrega.ts';
export { type AoRegistrar, cadastrar, findDoEnvio } from './registrar/cadastrar.ts';
export { nextSequencia, updatePalavrasPreservadas } from './registrar/cadastrar-repository.ts';
export { guardarRepresentacao } from './registrar/guardar-representacao.ts';
export { abrirIdentidade, selarIdentidade } from './registrar/identidade-selada.ts';
export { PalavrasPreservadas } from './registrar/palavras-preservadas.ts';
export { readRepresentante } from './registrar/representante-selado.ts';
export { separarDono } from './registrar/separar-donos.ts';
