/** The part of the administration where something was done; the log is filtered by it. */
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
  retencao: 'Guarda e eliminação',
} as const;

export type AreaDaAuditoria = keyof typeof areasDaAuditoria;

/** One act of the administration, as the log keeps it. */
export interface AtoAdministrativo {
  readonly area: AreaDaAuditoria;
  /** What was done, as a title: 'Cadastro de feriado'. */
  readonly acao: string;
  /** Its target by name: 'Corpus Christi, 04/06/2026'. Never personal data of a denúncia. */
  readonly alvo: string;
  readonly idAlvo?: number;
  /** The office it concerns; without it, the whole platform. */
  readonly idOuvidoria?: number | null;
  /** Only the fields that changed; something new has no `antes`. */
  readonly antes?: Readonly<Record<string, unknown>>;
  readonly depois?: Readonly<Record<string, unknown>>;
}
