import { type FonteDaAjuda, type Passagem, trechoDe } from './passagem.ts';

/** In the order they are shown: the person's own cases first. */
export const gruposDoSite = ['meus', 'ajuda', 'paginas', 'orgaos', 'pedidos'] as const;
export type GrupoDoSite = (typeof gruposDoSite)[number];

export const nomeDoGrupo: Readonly<Record<GrupoDoSite, string>> = {
  meus: 'Suas manifestações e pedidos',
  ajuda: 'Perguntas frequentes e manual',
  paginas: 'Páginas e serviços',
  orgaos: 'Órgãos',
  pedidos: 'Pedidos públicos respondidos',
};

/** What is said where nothing matches: the same words as in the searchable select (S2-27). */
export const NADA_ENCONTRADO = 'Ops! Não encontramos o que você está procurando!';

const GRUPO_DA_FONTE: Readonly<Record<FonteDaAjuda, Exclude<GrupoDoSite, 'meus' | 'pedidos'>>> = {
  pergunta: 'ajuda',
  manual: 'ajuda',
  prazo: 'ajuda',
  pagina: 'paginas',
  servico: 'paginas',
  orgao: 'orgaos',
};

export interface ItemDoSite {
  readonly titulo: string;
  readonly detalhe: string;
  readonly endereco: string;
}

/** False for '%', '!!!' or an empty field: there is nothing to look for. */
export const temPalavras = (q: string): boolean => /[\p{L}\p{N}]/u.test(q);

/** For the public, texts for citizens come before texts for staff, however well the latter fit. */
export const paraCidadaos = (passagens: readonly Passagem[]): Passagem[] => [
  ...passagens.filter(({ daEquipe }) => !daEquipe),
  ...passagens.filter(({ daEquipe }) => daEquipe),
];

/** The results by group, best first. No address twice, except deadlines, which share a page. */
export const emGrupos = (
  passagens: readonly Passagem[],
  porGrupo: number,
): ReadonlyMap<GrupoDoSite, readonly ItemDoSite[]> => {
  const grupos = new Map<GrupoDoSite, ItemDoSite[]>();
  const vistos = new Set<string>();
  for (const { fonte, titulo, trecho, endereco } of passagens) {
    const grupo = GRUPO_DA_FONTE[fonte];
    const itens = grupos.get(grupo) ?? [];
    const marca = fonte === 'prazo' ? `${endereco} ${titulo}` : endereco;
    if (itens.length >= porGrupo || vistos.has(marca)) continue;
    vistos.add(marca).add(endereco);
    grupos.set(grupo, [...itens, { titulo, detalhe: trechoDe(trecho), endereco }]);
  }
  return grupos;
};
