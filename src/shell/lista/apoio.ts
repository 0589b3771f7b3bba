/** An option of a filter. */
export interface OpcaoDeApoio {
  readonly id: number;
  readonly nome: string;
}

export interface OpcaoDeAssunto extends OpcaoDeApoio {
  readonly area: string;
}

/** An office as filters know it. */
interface OrgaoDoFiltro {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly nomeOuvidoria: string;
}

/** The look-up tables that the filters of many screens use, and the offices. */
export interface Apoio {
  readonly tiposDeManifestacao: () => Promise<readonly OpcaoDeApoio[]>;
  readonly situacoes: () => Promise<readonly OpcaoDeApoio[]>;
  readonly canais: () => Promise<readonly OpcaoDeApoio[]>;
  readonly assuntos: () => Promise<readonly OpcaoDeAssunto[]>;
  readonly orgaosPorNome: (prefixo: string) => Promise<{ readonly itens: readonly OrgaoDoFiltro[] }>;
  readonly orgao: (idOuvidoria: number) => Promise<OrgaoDoFiltro>;
}

let apoio: Apoio | undefined;

/** Called by `web/apoio-do-produto.ts`, which knows where the tables are read. */
export const registrarApoio = (doProduto: Apoio): void => {
  apoio = doProduto;
};

export const readApoio = (): Apoio => {
  if (!apoio) throw new Error('Nobody said where the tables are read (web/apoio-do-produto.ts)');
  return apoio;
};

export const nomeDaOpcao = (opcoes: readonly OpcaoDeApoio[], id: number): string =>
  opcoes.find((opcao) => opcao.id === id)?.nome ?? `nº ${id}`;
