import { z } from 'zod';
import { nomeDoDocumento } from '#kernel/numeros/documento.ts';
import { detalheNoFio, regrasDosDetalhes } from './detalhes/nomes-dos-detalhes.ts';
import { NO_FIO } from './integracao-errors.ts';

/** From the field names of the screens' rules to those of the API, for one call. */
export type NomesNoFio = Readonly<Record<string, string>>;

/** A program sees only the sentence of a refusal, so the sentence names the field by the API's name. */
export const nomesDoRegistro: NomesNoFio = {
  idAssunto: 'IdAssunto',
  idModoResposta: 'IdModoResposta',
  idOuvidoriaDestino: 'IdOuvidoriaDestino',
  'atendimento.representante.validaAte': 'Representante.ValidoAte',
  'teor.texto': 'TextoManifestacao',
  'teor.servico': 'TxtOutroServico',
  'teor.propostaMelhoria': 'PropostaMelhoria',
};

export const nomesDaResposta: NomesNoFio = {
  texto: 'TxtResposta',
  oQueHaDeNovo: 'TxtNovidade',
  idCodigoDecisao: 'CodigoDecisao',
  idEspecificacaoDecisao: 'IdClassificacaoAvaliacaoManifestacao',
};

export const nomesDaAtualizacao: NomesNoFio = {
  idAssunto: 'IdAssunto',
  idSubassunto: 'IdSubAssunto',
  tags: 'Tags',
  idTipoManifestacao: 'IdTipoManifestacao',
  motivo: 'TxtMotivoAlteracaoTipo',
};

export const nomesDoEncaminhamento: NomesNoFio = { idOuvidoriaDestino: 'IdOuvidoriaDestino' };
export const nomesDaProrrogacao: NomesNoFio = { idMotivoProrrogacao: 'IdMotivoProrrogacaoManifestacao' };
export const nomesDoArquivamento: NomesNoFio = { idMotivoArquivamento: 'IdMotivoArquivamento' };

export const nomesDaAdmissibilidade: NomesNoFio = {
  idJustificativa: 'IdJustificativaNaoConhecimento',
  texto: 'TxtJustificativa',
};

export const nomesDaDecisao: NomesNoFio = {
  idTipoResposta: 'IdTipoRespostaRecurso',
  idEspecificacao: 'IdEspecificacaoRespostaRecurso',
  idDetalhamento: 'IdDetalhamentoRespostaRecurso',
  texto: 'TxtJustificativa',
  dataEntrega: 'DataEntrega',
  oQueEntregar: 'TxtOQueEntregar',
  informacaoEntregue: 'TxtInformacaoEntregue',
};

export const nomesDaEntrega: NomesNoFio = {
  texto: 'TxtInformacaoEntregue',
  'consulta.dia': 'Consulta.Data',
  'consulta.hora': 'Consulta.Hora',
  'consulta.local': 'Consulta.TxtLocal',
};

export const nomesDoWebhook: NomesNoFio = {
  nome: 'NomeWebhook',
  endereco: 'EnderecoWebhook',
  eventos: 'Eventos',
};

export const nomesDoReenvio: NomesNoFio = { de: 'DataInicio', ate: 'DataFim' };

const DOS_DETALHES = 'detalhes.';

/** The field's name on the wire; undefined where the refusal is of no field that was sent. */
export const nomeNoFio = (nomes: NomesNoFio, campo: string): string | undefined => {
  if (campo.startsWith(NO_FIO)) return campo.slice(NO_FIO.length);
  return campo.startsWith(DOS_DETALHES) ? detalheNoFio(campo.slice(DOS_DETALHES.length)) : nomes[campo];
};

/** The look-up that lists the codes of a field. */
const TABELAS: Readonly<Record<string, string>> = {
  IdAssunto: 'assuntos',
  IdModoResposta: 'modos-resposta',
  IdMunicipio: 'municipios',
  IdOuvidoriaDestino: 'ouvidorias',
  IdOrgaoInteresse: 'orgaos-siorg',
  IdFaixaEtaria: 'faixas-etarias',
  IdRacaCor: 'racas-cores',
  IdFuncaoEnvolvidoManifestacao: 'funcoes-envolvido',
  CodigoDecisao: 'codigos-decisao',
  IdClassificacaoAvaliacaoManifestacao: 'codigos-especificacao-decisao',
  IdDetalhamento: 'detalhamentos-especificacoes-manifestacao',
  IdMotivoProrrogacaoManifestacao: 'motivos-prorrogacao',
  IdMotivoArquivamento: 'motivos-arquivamento',
  IdJustificativaNaoConhecimento: 'justificativas-resposta-recurso-nao-conhecimento',
  IdTipoRespostaRecurso: 'tipos-recurso-respostas',
  IdEspecificacaoRespostaRecurso: 'especificacoes-tipos-respostas-recursos',
  IdDetalhamentoRespostaRecurso: 'detalhamentos-especificacoes-respostas-recursos',
};

/** No call lists these four. */
const documentosAceitos = Object.entries(nomeDoDocumento)
  .map(([codigo, nome]) => `${codigo} (${nome})`)
  .join(', ');

const ultimoDe = (nome: string): string => nome.slice(nome.lastIndexOf('.') + 1);

const valoresDe = (regra: unknown): readonly unknown[] => {
  if (regra instanceof z.ZodEnum) return regra.options;
  if (regra instanceof z.ZodLiteral) return [...regra.values];
  return regra instanceof z.ZodBoolean ? [true, false] : [];
};

const regrasDe = (campo: string) => {
  const nome = campo.startsWith(DOS_DETALHES) ? campo.slice(DOS_DETALHES.length) : '';
  return regrasDosDetalhes.flatMap(([chave, regra]) => (chave === nome ? [regra] : []));
};

/** The values that a part of `Detalhes` takes, from the rules that judge it; none where it is free text. */
export const valoresDoDetalhe = (campo: string): readonly unknown[] => [
  ...new Set(regrasDe(campo).flatMap(valoresDe)),
];

/** What kind of value a part of `Detalhes` takes, in words; undefined for any other field. */
export const tipoDoDetalhe = (campo: string): string | undefined => {
  const [regra] = regrasDe(campo);
  if (regra instanceof z.ZodISODate) return 'uma data, como dd/MM/aaaa';
  if (regra instanceof z.ZodNumber) return 'um número inteiro';
  return regra && 'um texto';
};

export const ondeEstaoOsCodigos = (nome: string): string => {
  if (ultimoDe(nome) === 'IdTipoDocumentoIdentificacao') return `Aceita ${documentosAceitos}.`;
  if (ultimoDe(nome) === 'IdSubAssunto') return 'Os do órgão estão em SubAssuntos, em /api/ouvidorias.';
  const tabela = TABELAS[ultimoDe(nome)];
  return tabela ? `Os códigos aceitos estão em /api/${tabela}.` : '';
};
