import { conflict, notFound } from '#kernel/errors.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { AlertaDeBusca } from '../../contract.ts';
import { enderecoDaBusca, type FiltroDePedidos, readEndereco } from '../../domain/filtro-da-busca.ts';
import { tituloDaBusca } from '../../domain/titulo-da-busca.ts';
import { diaDe } from '../dia.ts';
import {
  countAlertas,
  deleteAlerta,
  findNomes,
  insertAlerta,
  lockUsuario,
  selectAlertas,
} from './alerta-repository.ts';

/** Limited, because each alert is a search every morning. */
const MAXIMO_DE_ALERTAS = 20;

export const nomeDaBusca = async (db: Db, filtro: FiltroDePedidos): Promise<string> =>
  tituloDaBusca(filtro, await findNomes(db, filtro));

export const listAlertas = async (platform: Platform, idUsuario: number): Promise<AlertaDeBusca[]> => {
  const rows = await selectAlertas(platform.db, idUsuario);
  return Promise.all(
    rows.map(async (row) => ({
      idAlerta: row.id,
      endereco: row.endereco,
      titulo: await nomeDaBusca(platform.db, readEndereco(row.endereco)),
      criadoEm: diaDe(row.criado_em),
    })),
  );
};

/** The same search twice is one alert. */
export const criarAlerta = (
  { db, clock }: Platform,
  idUsuario: number,
  filtro: FiltroDePedidos,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockUsuario(trx, idUsuario);
    await insertAlerta(trx, idUsuario, enderecoDaBusca(filtro), clock.now());
    if ((await countAlertas(trx, idUsuario)) <= MAXIMO_DE_ALERTAS) return;
    throw conflict(
      'busca.alertas-demais',
      `Cada pessoa pode ter até ${MAXIMO_DE_ALERTAS} alertas. Desligue um para criar outro.`,
    );
  });

export const desligarAlerta = async (
  { db }: Platform,
  idUsuario: number,
  idAlerta: number,
): Promise<void> => {
  if (!(await deleteAlerta(db, idAlerta, idUsuario)))
    throw notFound('busca.alerta-inexistente', 'Este alerta não existe mais.');
};
