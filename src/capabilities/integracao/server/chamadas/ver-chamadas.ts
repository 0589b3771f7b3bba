import { Readable } from 'node:stream';
import { z } from 'zod';
import { csvDe } from '#kernel/arquivo/csv.ts';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import {
  type ChamadaVista,
  type FiltroDasChamadas,
  faixaDe,
  nomeDaDuracao,
  resultadoDe,
  rotaChamada,
} from '../../domain/chamada.ts';
import { diaEHora } from '../../domain/formato.ts';
import {
  type DepoisDe,
  type LinhaRow,
  listChamadas,
  listSistemas,
  type Onde,
  somarPorDia,
} from './chamadas-repository.ts';
import type { Contador } from './contador.ts';

/** Everything for an administrador; a gestor sees the programs of their own office, whatever they ask for. */
const orgaoDe = ({ idPerfil, idOuvidoria }: UsuarioAtual, pedido: number | undefined): number | null =>
  idPerfil === Perfil.administrador ? (pedido ?? null) : (idOuvidoria ?? 0);

const ondeDe = (usuario: UsuarioAtual, filtro: FiltroDasChamadas): Onde => ({
  ...filtro,
  orgao: orgaoDe(usuario, filtro.idOuvidoria),
});

const toChamada = (row: LinhaRow): ChamadaVista => ({
  id: row.id,
  hora: row.hora.toISOString(),
  idCliente: row.id_cliente,
  sistema: row.sistema,
  orgao: row.orgao,
  metodo: row.metodo,
  rota: rotaChamada(row.rota),
  status: row.status,
  resultado: resultadoDe(row.status),
  duracao: row.duracao,
  origem: row.origem,
  chamadas: row.chamadas,
});

const posicao = z.tuple([z.iso.datetime(), z.int().min(1)]);

const COLUNAS = [
  'Hora',
  'Sistema',
  'Órgão',
  'Chamada',
  'Endereço',
  'Resultado',
  'Código',
  'Duração',
  'De onde',
  'Vezes',
] as const;
const POR_VEZ = 1000;

const linhaDe = (row: LinhaRow): string[] => [
  diaEHora(row.hora),
  row.sistema,
  row.orgao,
  row.metodo,
  rotaChamada(row.rota),
  faixaDe(resultadoDe(row.status)).nome,
  String(row.status),
  nomeDaDuracao[row.duracao],
  row.origem,
  String(row.chamadas),
];

/** What the programs of an office called; what this server has counted so far is written down first. */
export const verChamadas = ({ db }: Platform, contador: Contador) => ({
  listar: async (
    usuario: UsuarioAtual,
    { cursor, porPagina, ...filtro }: FiltroDasChamadas & PaginaPedida,
  ) => {
    await contador.guardar();
    const lida = readCursor(posicao, cursor);
    const depois: DepoisDe | undefined = lida && { hora: new Date(lida[0]), id: lida[1] };
    const rows = await listChamadas(db, ondeDe(usuario, filtro), depois, porPagina + 1);
    const { pagina, proximoCursor } = pageOf(rows, porPagina, ({ hora, id }) => [hora.toISOString(), id]);
    return { itens: pagina.map(toChamada), proximoCursor };
  },

  dias: async (usuario: UsuarioAtual, filtro: FiltroDasChamadas) => {
    await contador.guardar();
    return { dias: await somarPorDia(db, ondeDe(usuario, filtro)) };
  },

  sistemas: async (usuario: UsuarioAtual) => ({
    sistemas: (await listSistemas(db, orgaoDe(usuario, undefined))).map(({ id, nome, sigla }) => ({
      idCliente: id,
      nome,
      orgao: sigla,
    })),
  }),

  exportar: async (usuario: UsuarioAtual, filtro: FiltroDasChamadas): Promise<Readable> => {
    await contador.guardar();
    const onde = ondeDe(usuario, filtro);
    const paginas = async function* () {
      yield csvDe([COLUNAS]);
      let depois: LinhaRow | undefined;
      do {
        const rows: LinhaRow[] = await listChamadas(db, onde, depois, POR_VEZ);
        // Only the first part of the file begins with a byte order mark.
        if (rows.length > 0) yield csvDe(rows.map(linhaDe)).replace(/^\uFEFF/, '');
        depois = rows.length === POR_VEZ ? rows.at(-1) : undefined;
      } while (depois);
    };
    return Readable.from(paginas());
  },
});
