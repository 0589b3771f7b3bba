import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import type { SituacaoDoAnexo } from '../contract.ts';
import { cabemNoAto, type LimitesDoAto } from '../domain/limites-do-ato.ts';

type EstadoDoItem = 'enviando' | 'pausado' | 'conferindo' | 'pronto' | 'recusado' | 'falhou';

/** A file of the field, from the moment it is chosen. */
export interface Item {
  readonly chave: string;
  readonly nome: string;
  readonly tamanho: number;
  readonly estado: EstadoDoItem;
  /** From 0 to 100. */
  readonly progresso: number;
  readonly erro?: string;
  readonly alertas: SituacaoDoAnexo['alertas'];
  readonly manter: boolean;
  readonly anexo?: AnexoEscolhido;
}

const vazio = 'Este arquivo está vazio. Confira se ele abre no seu aparelho.';

const novoItem = (chave: string, arquivo: File): Item => ({
  chave,
  nome: arquivo.name,
  tamanho: arquivo.size,
  estado: 'enviando',
  progresso: 0,
  alertas: [],
  manter: false,
});

/** An item for a file that a draft brought, already accepted before. */
export const itemDoRascunho = (anexo: AnexoEscolhido): Item => ({
  chave: `anexo-${anexo.idAnexo}`,
  nome: anexo.nome,
  tamanho: anexo.tamanho,
  estado: 'pronto',
  progresso: 100,
  alertas: [],
  manter: false,
  anexo,
});

export const isEmCurso = ({ estado }: Item): boolean =>
  estado === 'enviando' || estado === 'pausado' || estado === 'conferindo';

/** Whether it counts for the limits: what was refused or failed will not be sent. */
export const conta = (item: Item): boolean => item.estado === 'pronto' || isEmCurso(item);

/** The parent's files, with what is known of each, then those that are not ready yet. */
export const aMostrar = (value: readonly AnexoEscolhido[], itens: readonly Item[]): readonly Item[] => [
  ...value.map(
    (anexo) => itens.find((item) => item.anexo?.idAnexo === anexo.idAnexo) ?? itemDoRascunho(anexo),
  ),
  ...itens.filter(
    (item) => item.estado !== 'pronto' && !value.some((v) => v.idAnexo === item.anexo?.idAnexo),
  ),
];

let ultimaChave = 0;

/** The chosen files as items; those that do not fit are refused before sending (S9-01). */
export const itensDe = (
  arquivos: readonly File[],
  jaEstao: readonly Item[],
  limites: LimitesDoAto,
): { item: Item; arquivo: File }[] => {
  const tamanhos = jaEstao.filter(conta).map(({ tamanho }) => tamanho);
  return arquivos.map((arquivo) => {
    ultimaChave += 1;
    const item = novoItem(`arquivo-${ultimaChave}`, arquivo);
    const cabe = cabemNoAto([...tamanhos, arquivo.size], limites);
    const erro = arquivo.size === 0 ? vazio : cabe.allowed ? undefined : `Não coube. ${cabe.error.message}`;
    if (erro !== undefined) return { arquivo, item: { ...item, estado: 'recusado', erro } };
    tamanhos.push(arquivo.size);
    return { arquivo, item };
  });
};

/** The refusal shown in place of a draft's file that is gone. */
export const itemPerdido = (anexo: AnexoEscolhido): Item => ({
  ...itemDoRascunho(anexo),
  chave: `perdido-${anexo.idAnexo}`,
  estado: 'recusado',
  erro: 'Este arquivo não está mais guardado. Remova-o da lista e envie de novo.',
  anexo: undefined,
});
