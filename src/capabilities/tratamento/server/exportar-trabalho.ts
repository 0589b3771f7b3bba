import { Readable } from 'node:stream';
import { csvDe } from '#capabilities/manifestacao/domain/csv.ts';
import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import type { Platform } from '#server/platform.ts';
import type { FiltroDeTrabalho } from '../domain/filtro.ts';
import { toItemDeTrabalho } from './item-presenter.ts';
import { pedidoDe } from './list-trabalho.ts';
import { listTrabalho, type TrabalhoRow } from './lista-repository.ts';

/** Rows read at a time: however long the list, the server holds only these. */
const POR_VEZ = 1000;

const ROTULO_DA_MARCA = {
  'possivel-respondida': 'Possível respondida',
  complementada: 'Complementada',
  prorrogada: 'Prorrogada',
  urgente: 'Urgente',
} as const;

const COLUNAS = [
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
];

const dia = (iso: string | null): string => (iso === null ? '' : formatData(diaGuardado(iso)));

/** Never a word of what was written, of any type: a file leaves the platform and its access rules behind. */
const linha = (row: TrabalhoRow, agora: Date): string[] => {
  const item = toItemDeTrabalho(row, agora);
  return [
    item.numeroProtocolo,
    item.ouvidoria.sigla,
    item.tipo.descTipoManifestacao,
    item.assunto ?? '',
    item.subassunto ?? '',
    item.situacao.descSituacaoManifestacao,
    item.canal,
    formatData(localDate(row.registrada_em.getTime())),
    dia(item.prazoAtendimento),
    item.diasRestantes === null ? '' : String(item.diasRestantes),
    dia(item.prazoInterno),
    item.responsavel?.nome ?? '',
    item.marcas.map((marca) => ROTULO_DA_MARCA[marca]).join(', '),
    item.tags.map(({ nome }) => nome).join(', '),
  ];
};

const semMarcaDeOrdem = (csv: string): string => csv.replace(/^\uFEFF/, '');

/** The filtered list as CSV, written as it is read. */
export const exportarTrabalho = (
  platform: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDeTrabalho,
): Readable => {
  const pedido = pedidoDe(platform, usuario, filtro);
  const paginas = async function* () {
    yield csvDe([COLUNAS]);
    let depois: { valor: string; id: number } | undefined;
    do {
      const rows = await listTrabalho(platform.db, { ...pedido, depois, limite: POR_VEZ });
      const agora = platform.clock.now();
      if (rows.length > 0) yield semMarcaDeOrdem(csvDe(rows.map((row) => linha(row, agora))));
      const ultima = rows.length === POR_VEZ ? rows.at(-1) : undefined;
      depois = ultima && { valor: ultima.valor_da_ordem, id: ultima.id };
    } while (depois);
  };
  return Readable.from(paginas());
};
