import type { z } from 'zod';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import { donoDe } from '#server/crypto/dono.ts';
import { pageOf, readIdCursor } from '#server/cursor.ts';
import type { Platform } from '#server/platform.ts';
import type { manifestacaoContract } from '../../contract.ts';
import { toNovidade } from './novidades-presenter.ts';
import {
  countNovidades,
  findNovidadesVistas,
  listNovidades,
  setNovidadesVistas,
} from './novidades-repository.ts';
import { esperasDaPessoa } from './painel.ts';

type Quem = Pick<UsuarioAtual, 'idUsuario'>;
type Novidades = z.input<
  (typeof manifestacaoContract)['GET /app-web/v1/manifestacoes/novidades']['response']
>;

/** What is older is told by the lists and by the case itself. */
const GUARDADAS_POR = days(365);
/** Nobody is greeted with a year of news on the first visit. */
const NOVAS_POR = days(30);
const POR_PAGINA = 20;
const ESPERAS = 50;

/** From when on something counts as new to the person. */
const novasDesde = async ({ db, clock }: Platform, { idUsuario }: Quem): Promise<Date> => {
  const vistas = await findNovidadesVistas(db, idUsuario);
  return new Date(Math.max(clock.now().getTime() - NOVAS_POR, vistas?.getTime() ?? 0));
};

export const mostrarNovidades = async (
  platform: Platform,
  usuario: Quem,
  cursor: string | undefined,
): Promise<Novidades> => {
  const { db, clock } = platform;
  const novas = await novasDesde(platform, usuario);
  const rows = await listNovidades(db, donoDe(platform, usuario.idUsuario), {
    desde: new Date(clock.now().getTime() - GUARDADAS_POR),
    limite: POR_PAGINA + 1,
    antesDe: readIdCursor(cursor),
  });
  const { pagina, proximoCursor } = pageOf(rows, POR_PAGINA, ({ id_historico: id }) => [id]);
  return {
    itens: pagina.map((row) => ({ ...toNovidade(row), isNova: row.ocorrido_em > novas })),
    proximoCursor,
    esperando: cursor ? [] : await esperasDaPessoa(platform, usuario.idUsuario, ESPERAS),
  };
};

export const contarNovidades = async (platform: Platform, usuario: Quem) => ({
  novas: await countNovidades(
    platform.db,
    donoDe(platform, usuario.idUsuario),
    await novasDesde(platform, usuario),
  ),
});

export const verNovidades = ({ db, clock }: Platform, { idUsuario }: Quem): Promise<void> =>
  setNovidadesVistas(db, idUsuario, clock.now());
