import { Acao, type AcaoDoHistorico, ANONIMO, MANIFESTANTE } from './historico.ts';

/** What each act says when its row has no sentence of its own. */
const frases: Readonly<Record<AcaoDoHistorico, string>> = {
  [Acao.cadastro]: 'A manifestação foi registrada.',
  [Acao.alteracaoDeTipo]: 'O tipo da manifestação mudou.',
  [Acao.visualizacao]: 'Abriu e leu a manifestação.',
  [Acao.analise]: 'A análise começou.',
  [Acao.registroResposta]: 'O órgão escreveu uma resposta.',
  [Acao.prorrogacao]: 'O prazo do órgão foi prorrogado.',
  [Acao.registroRecurso]: 'Um recurso foi apresentado.',
  [Acao.registroRespostaRecurso]: 'O recurso foi respondido.',
  [Acao.encaminhamento]: 'A manifestação foi encaminhada.',
  [Acao.tramitacao]: 'A manifestação foi para uma área do órgão.',
  [Acao.contribuicao]: 'Uma área do órgão deu a sua contribuição.',
  [Acao.complementacao]: 'A complementação foi enviada.',
  [Acao.arquivamento]: 'A manifestação foi arquivada.',
  [Acao.reabertura]: 'A manifestação foi reaberta.',
  [Acao.consentimento]: 'Houve um passo sobre o consentimento.',
  [Acao.avaliacao]: 'A resposta foi avaliada.',
  [Acao.acessoADados]: 'Os dados do denunciante foram abertos.',
  [Acao.restricao]: 'O conteúdo ficou restrito.',
  [Acao.desistencia]: 'Quem registrou desistiu da manifestação.',
  [Acao.denunciaDeDescumprimento]: 'Foi denunciado que uma decisão não foi cumprida.',
  [Acao.incidenteDeCorrecao]: 'O órgão pediu a correção de uma decisão.',
  [Acao.mensagem]: 'Uma mensagem foi enviada pela conversa.',
  [Acao.recontagem]: 'O prazo foi contado de novo.',
  [Acao.correcaoDeContato]: 'Os dados de contato de quem registrou foram corrigidos.',
  [Acao.publicacao]: 'O órgão conferiu os dados pessoais antes de publicar.',
  [Acao.tarjamento]: 'O órgão fez uma cópia tarjada de um documento.',
};

/** A timeline in plain words; a row of an act that this version does not know shows its own label. */
export const fraseDoHistorico = (acao: string, informacoes: string | null): string =>
  informacoes ?? (frases as Readonly<Record<string, string>>)[acao] ?? `${acao}.`;

/** The person who filed reads 'Você' where the row, which others read too, says 'Manifestante'. */
export const responsavelPara = (responsavel: string, isManifestante: boolean): string =>
  isManifestante && (responsavel === MANIFESTANTE || responsavel === ANONIMO) ? 'Você' : responsavel;
