import { Readable } from 'node:stream';
import { csvDe } from '#kernel/arquivo/csv.ts';
import { localDate, localTimeOfDay } from '#kernel/prazo/data.ts';
import { foraSoOsImpedidos, type UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { type FiltroDaAuditoria, nomeDaArea } from '../domain/filtro-da-auditoria.ts';
import { auditar } from './auditar.ts';
import { type AtoRow, listAtos } from './consulta-repository.ts';
import { escopoDaAuditoria, toAtoAuditado } from './consultar-auditoria.ts';

/** Rows read at a time: however long the log is, the server holds only these. */
const POR_VEZ = 1000;

const COLUNAS = ['Data', 'Hora', 'Área', 'Órgão', 'Ato', 'A quê', 'Por', 'O que mudou', 'Elo'] as const;

const hora = (momento: number): string => {
  const segundos = Math.floor(localTimeOfDay(momento) / 1000);
  return [segundos / 3600, (segundos / 60) % 60, segundos % 60]
    .map((parte) => String(Math.floor(parte)).padStart(2, '0'))
    .join(':');
};

const linhaPara =
  (usuario: UsuarioAtual) =>
  (row: AtoRow): string[] => {
    const ato = toAtoAuditado(row, usuario);
    const momento = row.ocorrido_em.getTime();
    return [
      formatData(localDate(momento)),
      hora(momento),
      ato.area,
      ato.orgao ?? 'Plataforma',
      ato.acao,
      ato.alvo,
      ato.responsavel,
      ato.mudancas
        .map(({ campo, antes, depois }) => `${campo}: ${antes ?? '—'} → ${depois ?? '—'}`)
        .join('\n'),
      ato.elo === null ? '' : String(ato.elo),
    ];
  };

/** The filter used, without the typed text: it may be somebody's name. */
const recorteDe = ({ area, de, ate, pessoa, busca }: FiltroDaAuditoria): Record<string, unknown> => ({
  ...(area && { area: nomeDaArea(area) }),
  ...(de && { de }),
  ...(ate && { ate }),
  ...(pessoa && { porPessoa: true }),
  ...(busca && { porPalavras: true }),
});

/** The filtered log as CSV, streamed as it is read; exporting is logged as an act too. */
export const exportarAuditoria = async (
  { db, clock }: Platform,
  usuario: UsuarioAtual,
  filtro: FiltroDaAuditoria,
): Promise<Readable> => {
  const idOuvidoria = escopoDaAuditoria(usuario, filtro);
  const fora = foraSoOsImpedidos(usuario);
  const recorte = recorteDe(filtro);
  const linha = linhaPara(usuario);
  await auditar(db, clock, usuario, {
    area: 'auditoria',
    acao: 'Exportação da auditoria',
    alvo: Object.keys(recorte).length === 0 ? 'Todos os registros' : 'Parte dos registros',
    idOuvidoria,
    depois: recorte,
  });
  const paginas = async function* () {
    yield csvDe([COLUNAS]);
    let depois: AtoRow | undefined;
    do {
      const rows: AtoRow[] = await listAtos(db, { idOuvidoria, ...fora, filtro, depois, limite: POR_VEZ });
      // Only the first part of the file begins with a byte order mark.
      if (rows.length > 0) yield csvDe(rows.map(linha)).replace(/^\uFEFF/, '');
      depois = rows.length === POR_VEZ ? rows.at(-1) : undefined;
    } while (depois);
  };
  return Readable.from(paginas());
};
