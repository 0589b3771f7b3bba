export const categorias = {
  conta: 'Conta e acesso',
  tipos: 'Qual tipo escolher',
  registro: 'Como registrar',
  prazos: 'Prazos',
  acompanhamento: 'Acompanhar e complementar',
  denuncia: 'Denúncia, anonimato e proteção',
  lai: 'Acesso à informação',
  recursos: 'Recursos e reclamação',
  resposta: 'Resposta e avaliação',
  privacidade: 'Privacidade e dados pessoais',
  ajuda: 'Acessibilidade e ajuda técnica',
} as const;

export type Categoria = keyof typeof categorias;

export interface Pergunta {
  /** Slug of the permanent address: once published it never changes. */
  readonly id: string;
  readonly categoria: Categoria;
  readonly pergunta: string;
  /** One paragraph each, in the markup of marked-text.ts. */
  readonly resposta: readonly string[];
  /** Other words people use for the same thing; searched, never shown. */
  readonly sinonimos: readonly string[];
}
