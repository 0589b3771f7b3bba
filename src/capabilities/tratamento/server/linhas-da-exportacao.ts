import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import type { Platform } from '#server/platform.ts';
import { toItemDeTrabalho } from './item-presenter.ts';
import { listTrabalho, type PedidoDeLista, type TrabalhoRow } from './lista-repository.ts';

/** Rows read at a time: however long the list, the server holds only these. */
const POR_VEZ = 1000;

const ROTULO_DA_MARCA = {
  'possivel-respondida': 'Possível respondida',
  complementada: 'Complementada',
  prorrogada: 'Prorrogada',
  urgente: 'Urgente',
} as const;

export const COLUNAS = [
  'Protocolo',
  'Órgão',
  'Tipo',
  'Assunto',
  'Subassunto',
  'Situação',
  'Canal',
  'Registro',
  'Prazo',
  'Dias restantes',
  'Prazo interno',
  'Responsável',
  'Marcas',
  'Etiquetas',
] as const;

export type Celula = string | number | PlainDate | null;

const dia = (iso: string | null): PlainDate | null => (iso === null ? null : diaGuardado(iso));

/** Never a word of what was written, of any type: a file leaves the platform and its access rules behind. */
const linha = (row: TrabalhoRow, agora: Date): readonly Celula[] => {
  const item = toItemDeTrabalho(row, agora);
  return [
    item.numeroProtocolo,
    item.ouvidoria.sigla,
    item.tipo.descTipoManifestacao,
    item.assunto,
    item.subassunto,
    item.situacao.descSituacaoManifestacao,
    item.canal,
    localDate(row.registrada_em.getTime()),
    dia(item.prazoAtendimento),
    item.diasRestantes,
    dia(item.prazoInterno),
    item.responsavel?.nome ?? null,
    item.marcas.map((marca) => ROTULO_DA_MARCA[marca]).join(', '),
    item.tags.map(({ nome }) => nome).join(', '),
  ];
};

/** The filtered list, some rows at a time. */
export const lerLinhas = async function* (
  { db, clock }: Platform,
  pedido: Omit<PedidoDeLista, 'limite' | 'depois'>,
): AsyncGenerator<(readonly Celula[])[]> {
  let depois: { valor: string; id: number } | undefined;
  do {
    const rows = await listTrabalho(db, { ...pedido, depois, limite: POR_VEZ });
    const agora = clock.now();
    if (rows.length > 0) yield rows.map((row) => linha(row, agora));
    const ultima = rows.length === POR_VEZ ? rows.at(-1) : undefined;
    depois = ultima && { valor: ultima.valor_da_ordem, id: ultima.id };
  } while (depois);
};
