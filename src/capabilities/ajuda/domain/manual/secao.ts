/** One piece of a manual section; texts use the markup of marcacao-leve.ts. A plain string is a paragraph. */
export type Bloco =
  | string
  | { readonly passos: readonly string[] }
  | { readonly lista: readonly string[] }
  | { readonly aviso: string }
  | { readonly tabela: Tabela };

export interface Tabela {
  readonly titulo: string;
  readonly colunas: readonly string[];
  readonly linhas: readonly (readonly string[])[];
}

export interface Secao {
  /** Anchor of the section: once published it never changes. */
  readonly id: string;
  readonly titulo: string;
  /** Other words people use for the same thing; searched, never shown. */
  readonly sinonimos?: readonly string[];
  readonly blocos: readonly Bloco[];
}

export interface Parte {
  readonly id: string;
  readonly titulo: string;
  readonly secoes: readonly Secao[];
}

/** Every text of a block, for the search and for the tests. */
export const textsOf = (bloco: Bloco): readonly string[] => {
  if (typeof bloco === 'string') return [bloco];
  if ('passos' in bloco) return bloco.passos;
  if ('lista' in bloco) return bloco.lista;
  if ('aviso' in bloco) return [bloco.aviso];
  return [bloco.tabela.titulo, ...bloco.tabela.colunas, ...bloco.tabela.linhas.flat()];
};
