import { type Alertar, alertar } from '#capabilities/alerta/server/index.ts';
import type { NoAto } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { listGestores } from './impedimento-repository.ts';

type Tipo = Extract<Alertar['tipo'], 'impedimento-afastado' | 'impedimento-indicado'>;

/** The gestores of the body that watches over the platform learn that it was done, neither of which case nor by whom. */
const avisarControlador = async (
  { tx, caso: { row }, agora }: NoAto,
  menos: number | null,
  { tipo, chave }: { readonly tipo: Tipo; readonly chave: string },
): Promise<void> => {
  const idControlador = await findOuvidoriaQueMonitora(tx);
  if (idControlador === null) return;
  await alertar(tx, {
    tipo,
    idManifestacao: row.id,
    ...(idControlador !== row.id_ouvidoria && { idOuvidoria: idControlador }),
    chave,
    agora,
    para: await listGestores(tx, idControlador, agora),
    menos,
  });
};

/** Somebody who was kept away sees the case again by the word of a gestor. */
export const avisarAfastamento = (
  noAto: NoAto,
  idQuemAfastou: number | null,
  oQue: number | string,
): Promise<void> =>
  avisarControlador(noAto, idQuemAfastou, {
    tipo: 'impedimento-afastado',
    chave: `impedimento-afastado:${oQue}`,
  });

/** Somebody whom the author's words do not name was kept away by the word of a gestor: the others of the office look at it. */
export const avisarIndicacao = async (
  noAto: NoAto,
  idQuemIndicou: number,
  { idPedido, gestores }: { readonly idPedido: number; readonly gestores: readonly number[] },
): Promise<void> => {
  const { tx, caso, agora } = noAto;
  const oQue = { tipo: 'impedimento-indicado', chave: `impedimento-indicado:${idPedido}` } as const;
  await alertar(tx, { ...oQue, idManifestacao: caso.row.id, agora, para: gestores, menos: idQuemIndicou });
  await avisarControlador(noAto, idQuemIndicou, oQue);
};
