import { alertar } from '#capabilities/alerta/server/index.ts';
import type { NaoDeveVer } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import {
  guardarPedido,
  insertPedidoDeImpedimento,
  listPedidosDeImpedimento,
  type NoAto,
} from '#capabilities/manifestacao/server/index.ts';

/** In the filing and after it. The history tells neither the office nor its programs whom the author fears. */
export const PEDIDO_DE_QUEM_RELATA = 'Quem registrou pediu que alguém do órgão não veja a manifestação.';

/** Keeps what who reports asked for; answers the number of each. */
export const guardarPedidos = async (
  { tx, caso, agora }: NoAto,
  naoDevemVer: readonly NaoDeveVer[],
): Promise<readonly number[]> => {
  const ids: number[] = [];
  for (const pedido of naoDevemVer) {
    ids.push(
      await insertPedidoDeImpedimento(tx, {
        id_manifestacao: caso.row.id,
        ...guardarPedido(caso, pedido),
        pedido_em: agora,
      }),
    );
  }
  return ids;
};

interface Aviso {
  readonly gestores: readonly number[];
  readonly idPedidos: readonly number[];
  readonly chave: string;
}

/** Where it is not certain who is meant, the gestores have to say. */
export const avisarGestores = async (
  { tx, caso, agora }: NoAto,
  { gestores, idPedidos, chave }: Aviso,
): Promise<void> => {
  const idManifestacao = caso.row.id;
  const pedidos = await listPedidosDeImpedimento(tx, idManifestacao);
  if (!pedidos.some(({ id, resolvido_em }) => idPedidos.includes(id) && resolvido_em === null)) return;
  await alertar(tx, {
    tipo: 'impedimento-pedido',
    idManifestacao,
    chave: `impedimento-pedido:${chave}`,
    agora,
    para: gestores,
  });
};
