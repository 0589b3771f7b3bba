/** Where in the administration something was done; the log is filtered by it. */
export const areasDaAuditoria = {
  orgao: 'Órgãos',
  siorg: 'Diretório SIORG',
  unidade: 'Unidades internas',
  usuario: 'Usuários',
  assunto: 'Assuntos',
  feriado: 'Feriados',
  email: 'E-mails',
  ajuda: 'Perguntas frequentes',
  configuracao: 'Configurações',
  interface: 'Itens de interface',
  webhook: 'Webhooks',
  assistente: 'Assistente',
  integracao: 'Integração',
  relatorio: 'Relatórios',
  auditoria: 'Auditoria',
} as const;

export type AreaDaAuditoria = keyof typeof areasDaAuditoria;

/** One act of the administration, as the log keeps it. */
export interface AtoAdministrativo {
  readonly area: AreaDaAuditoria;
  /** What was done, as a heading: 'Cadastro de feriado'. */
  readonly acao: string;
  /** To what, in words, as it is called now: 'Corpus Christi, 04/06/2026'. Never personal data of a denúncia. */
  readonly alvo: string;
  readonly idAlvo?: number;
  /** The office it concerns; without it, the whole platform. */
  readonly idOuvidoria?: number | null;
  /** The fields that changed, and only those; a thing that is new has no `antes`. */
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
}
