import type { Anotacao } from '#kernel/ato/ato.ts';

/**
 * What is written into the history of a case: the original platform's label where it has one,
 * otherwise ours. Every act takes its annotation from here; the history's sentences and the
 * webhooks read this table. Webhooks hear neither of views nor of anything that says who filed (Lei
 * 13.608/2018, art. 4-B).
 */
// biome-ignore format: read as a table.
export const anotacoes = {
  cadastro: { rotulo: 'Cadastro', frase: 'A manifestação foi registrada.', evento: { chave: 'cadastro', nome: 'Cadastro' } },
  analise: { rotulo: 'Análise', frase: 'A análise começou.', evento: { chave: 'analise', nome: 'Análise' } },
  alteracaoDeTipo: { rotulo: 'Alteração de tipo', frase: 'O tipo da manifestação mudou.', evento: { chave: 'alteracao-de-tipo', nome: 'Alteração de tipo' } },
  tramitacao: { rotulo: 'Tramitação', frase: 'A manifestação foi para uma área do órgão.', evento: { chave: 'tramitacao', nome: 'Tramitação interna' } },
  contribuicao: { rotulo: 'Contribuição', frase: 'Uma área do órgão deu a sua contribuição.', evento: { chave: 'contribuicao', nome: 'Contribuição de uma área' } },
  complementacao: { rotulo: 'Complementação', frase: 'A complementação foi enviada.', evento: { chave: 'complementacao', nome: 'Complementação' } },
  mensagem: { rotulo: 'Mensagem', frase: 'Uma mensagem foi enviada pela conversa.', evento: { chave: 'mensagem', nome: 'Mensagem na conversa' } },
  encaminhamento: { rotulo: 'Encaminhamento', frase: 'A manifestação foi encaminhada.', evento: { chave: 'encaminhamento', nome: 'Encaminhamento' } },
  prorrogacao: { rotulo: 'Prorrogação', frase: 'O prazo do órgão foi prorrogado.', evento: { chave: 'prorrogacao', nome: 'Prorrogação' } },
  recontagem: { rotulo: 'Recontagem de prazo', frase: 'O prazo foi contado de novo.', evento: { chave: 'recontagem-de-prazo', nome: 'Recontagem de prazo' } },
  registroResposta: { rotulo: 'Registro Resposta', frase: 'O órgão escreveu uma resposta.', evento: { chave: 'resposta', nome: 'Resposta' } },
  arquivamento: { rotulo: 'Arquivamento', frase: 'A manifestação foi arquivada.', evento: { chave: 'arquivamento', nome: 'Arquivamento' } },
  reabertura: { rotulo: 'Reabertura', frase: 'A manifestação foi reaberta.', evento: { chave: 'reabertura', nome: 'Reabertura' } },
  desistencia: { rotulo: 'Desistência', frase: 'Quem registrou desistiu da manifestação.', evento: { chave: 'desistencia', nome: 'Desistência' } },
  decisaoDaDesistencia: { rotulo: 'Decisão sobre a desistência', frase: 'O órgão decidiu o pedido de desistência.', evento: { chave: 'decisao-da-desistencia', nome: 'Decisão sobre a desistência' } },
  acrescimo: { rotulo: 'Acréscimo', frase: 'Quem registrou acrescentou informações.', evento: { chave: 'acrescimo', nome: 'Acréscimo de quem registrou' } },
  pedidoDeReabertura: { rotulo: 'Pedido de reabertura', frase: 'Houve um passo sobre a reabertura da manifestação.', evento: { chave: 'pedido-de-reabertura', nome: 'Pedido de reabertura' } },
  registroRecurso: { rotulo: 'Registro de Recurso', frase: 'Um recurso foi apresentado.', evento: { chave: 'recurso', nome: 'Recurso' } },
  registroRespostaRecurso: { rotulo: 'Registro Resposta Recurso', frase: 'O recurso foi respondido.', evento: { chave: 'resposta-de-recurso', nome: 'Resposta de recurso' } },
  denunciaDeDescumprimento: { rotulo: 'Denúncia de descumprimento', frase: 'Foi denunciado que uma decisão não foi cumprida.', evento: { chave: 'denuncia-de-descumprimento', nome: 'Denúncia de descumprimento' } },
  cumprimento: { rotulo: 'Cumprimento', frase: 'Houve um passo na entrega do que foi prometido.', evento: { chave: 'cumprimento', nome: 'Entrega do que foi prometido' } },
  incidenteDeCorrecao: { rotulo: 'Incidente de correção', frase: 'O órgão pediu a correção de uma decisão.', evento: { chave: 'incidente-de-correcao', nome: 'Incidente de correção' } },
  avaliacao: { rotulo: 'Avaliação', frase: 'A resposta foi avaliada.', evento: { chave: 'avaliacao', nome: 'Avaliação' } },
  restricao: { rotulo: 'Restrição de conteúdo', frase: 'O conteúdo ficou restrito.', evento: { chave: 'restricao-de-conteudo', nome: 'Restrição de conteúdo' } },
  publicacao: { rotulo: 'Decisão sobre publicação', frase: 'O órgão conferiu os dados pessoais antes de publicar.', evento: { chave: 'publicacao', nome: 'Decisão sobre publicação' } },
  tarjamento: { rotulo: 'Documento tarjado', frase: 'O órgão fez uma cópia tarjada de um documento.', evento: { chave: 'tarjamento', nome: 'Documento tarjado' } },
  transcricao: { rotulo: 'Transcrição', frase: 'O órgão escreveu o que ouviu numa mensagem de voz.', evento: null },
  desfecho: { rotulo: 'Desfecho', frase: 'O órgão contou o que a apuração concluiu.', evento: { chave: 'desfecho', nome: 'Desfecho da apuração' } },
  processo: { rotulo: 'Processo', frase: 'O órgão informou o número de um processo.', evento: { chave: 'processo', nome: 'Número de processo' } },
  pedidoDeIdentidade: { rotulo: 'Pedido de identidade', frase: 'Houve um passo sobre um pedido para conhecer a identidade.', evento: null },
  representacao: { rotulo: 'Representação', frase: 'Alguém passou a agir em nome de quem registrou.', evento: null },
  visualizacao: { rotulo: 'Visualização', frase: 'Abriu e leu a manifestação.', evento: null },
  consentimento: { rotulo: 'Consentimento', frase: 'Houve um passo sobre o consentimento.', evento: null },
  acessoADados: { rotulo: 'Acesso aos dados do denunciante', frase: 'Os dados do denunciante foram abertos.', evento: null },
  aberturaDeIdentidade: { rotulo: 'Abertura de identidade', frase: 'Houve um passo para abrir os dados de quem registrou.', evento: null },
  acessoExtraordinario: { rotulo: 'Acesso extraordinário', frase: 'Houve um passo sobre o acesso de um administrador a esta manifestação.', evento: null },
  correcaoDeContato: { rotulo: 'Correção de contato', frase: 'Os dados de contato de quem registrou foram corrigidos.', evento: null },
  entregaDoCodigo: { rotulo: 'Entrega do código', frase: 'O código de acesso foi mostrado a quem tinha a chave entregue no atendimento.', evento: null },
  impedimento: { rotulo: 'Impedimento', frase: 'Mudou quem, no órgão, pode ver a manifestação.', evento: null },
  guarda: { rotulo: 'Guarda', frase: 'Mudou por quanto tempo a manifestação fica guardada.', evento: null },
  ciencia: { rotulo: 'Ciência', frase: 'Quem registrou foi avisado.', evento: null },
  semNoticia: { rotulo: 'Sem notícia', frase: 'Não há notícia de que quem registrou soube do que foi avisado.', evento: null },
  desfeito: { rotulo: 'Ato desfeito', frase: 'O órgão desfez o que tinha acabado de fazer.', evento: null },
  avisoDevolvido: { rotulo: 'Aviso devolvido', frase: 'O e-mail que avisava quem registrou voltou.', evento: null },
} as const satisfies Readonly<Record<string, Anotacao>>;

export type NomeDaAnotacao = keyof typeof anotacoes;
export type AcaoDoHistorico = (typeof anotacoes)[NomeDaAnotacao]['rotulo'];

/** The label of each, by name: `Acao.prorrogacao` is 'Prorrogação'. */
export const Acao = Object.fromEntries(
  Object.entries(anotacoes).map(([nome, { rotulo }]) => [nome, rotulo]),
) as { readonly [N in NomeDaAnotacao]: (typeof anotacoes)[N]['rotulo'] };

/** Who did it, as the history shows it, which never repeats the person's name. */
export const MANIFESTANTE = 'Manifestante';
export const ANONIMO = 'Anônimo';
export const SISTEMA = 'Sistema';
