/** The labels of history rows: the real platform's where it has one, ours otherwise. They are kept with each row. */
export const Acao = {
  cadastro: 'Cadastro',
  alteracaoDeTipo: 'Alteração de tipo',
  visualizacao: 'Visualização',
  analise: 'Análise',
  registroResposta: 'Registro Resposta',
  prorrogacao: 'Prorrogação',
  registroRecurso: 'Registro de Recurso',
  registroRespostaRecurso: 'Registro Resposta Recurso',
  encaminhamento: 'Encaminhamento',
  tramitacao: 'Tramitação',
  contribuicao: 'Contribuição',
  complementacao: 'Complementação',
  arquivamento: 'Arquivamento',
  reabertura: 'Reabertura',
  consentimento: 'Consentimento',
  avaliacao: 'Avaliação',
  acessoADados: 'Acesso aos dados do denunciante',
  restricao: 'Restrição de conteúdo',
  desistencia: 'Desistência',
  denunciaDeDescumprimento: 'Denúncia de descumprimento',
  incidenteDeCorrecao: 'Incidente de correção',
  mensagem: 'Mensagem',
  recontagem: 'Recontagem de prazo',
  correcaoDeContato: 'Correção de contato',
  publicacao: 'Decisão sobre publicação',
  tarjamento: 'Documento tarjado',
} as const;
export type AcaoDoHistorico = (typeof Acao)[keyof typeof Acao];

/** Who did it, as the history shows it. The person's own name is never repeated there. */
export const MANIFESTANTE = 'Manifestante';
export const ANONIMO = 'Anônimo';
export const SISTEMA = 'Sistema';
