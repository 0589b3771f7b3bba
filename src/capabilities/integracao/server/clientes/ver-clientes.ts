import { z } from 'zod';
import type { PaginaPedida } from '#kernel/lista/pagina.ts';
import { descricaoPerfil, isIdPerfil } from '#kernel/perfil.ts';
import { pageOf, readCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { ClienteAberto, ClienteVisto } from '../../domain/cliente.ts';
import { emOrdem } from '../../domain/escopos.ts';
import { clienteInexistente } from '../../domain/integracao-errors.ts';
import { isSemUso } from '../../domain/segredos.ts';
import { listDaUltimaHora } from '../chamadas/chamadas-repository.ts';
import type { Contador } from '../chamadas/contador.ts';
import { type ClienteRow, findCliente, selectClientes } from './clientes-repository.ts';

const toSegredo = (desde: Date | null, usadoEm: Date | null, agora: Date) => ({
  desde: desde?.toISOString() ?? null,
  usadoEm: usadoEm?.toISOString() ?? null,
  semUso: desde !== null && isSemUso(desde, usadoEm, agora),
});

const toCliente = (row: ClienteRow, agora: Date): ClienteVisto => ({
  idCliente: row.id,
  nome: row.nome,
  login: row.login,
  orgao: { idOuvidoria: row.id_ouvidoria, sigla: row.sigla, nome: row.orgao },
  perfil: {
    idPerfil: row.id_perfil ?? 0,
    descricao: row.id_perfil !== null && isIdPerfil(row.id_perfil) ? descricaoPerfil[row.id_perfil] : '',
  },
  limitePorMinuto: row.limite_por_minuto,
  escopos: emOrdem(row.escopos),
  criadoEm: row.criado_em.toISOString(),
  segredo: toSegredo(row.segredo_em, row.segredo_usado_em, agora),
  segredoAnterior:
    row.segredo_anterior_ate && row.segredo_anterior_ate > agora
      ? {
          ...toSegredo(row.segredo_anterior_em, row.segredo_anterior_usado_em, agora),
          ate: row.segredo_anterior_ate.toISOString(),
        }
      : null,
  ultimoUsoEm: row.ultimo_uso_em?.toISOString() ?? null,
  isAConfirmar: Boolean(row.a_confirmar),
  desligadoEm: row.desligado_em?.toISOString() ?? null,
  versao: row.versao,
});

/** Enough to recognise what the program does. */
const MAIS_CHAMADAS = 3;

interface Pedido extends PaginaPedida {
  readonly busca?: string | undefined;
  readonly situacao: 'ligados' | 'desligados' | 'todos';
}

export const listClientes = async ({ db, clock }: Platform, { cursor, porPagina, ...filtro }: Pedido) => {
  const depois = readCursor(z.tuple([z.string().max(200), z.int()]), cursor);
  const rows = await selectClientes(db, { ...filtro, depois, limite: porPagina + 1 });
  const { pagina, proximoCursor } = pageOf(rows, porPagina, (row) => [row.nome_da_ordem, row.id]);
  const agora = clock.now();
  return { itens: pagina.map((row) => toCliente(row, agora)), proximoCursor };
};

export const verCliente = async (
  { db, clock }: Platform,
  chamadas: Contador,
  idCliente: number,
): Promise<ClienteAberto> => {
  const row = await findCliente(db, idCliente);
  if (!row) throw clienteInexistente();
  await chamadas.guardar();
  return {
    ...toCliente(row, clock.now()),
    ultimasChamadas: await listDaUltimaHora(db, idCliente, MAIS_CHAMADAS),
  };
};
