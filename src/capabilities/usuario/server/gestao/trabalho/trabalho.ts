import { listCasosDaPessoa } from '#capabilities/lista-de-trabalho/server/index.ts';
import { listRecursosDaPessoa } from '#capabilities/recurso/server/index.ts';
import { listPassosDoDestinatario } from '#capabilities/tramitacao/server/index.ts';
import { type ForaDoAlcance, isImpedido } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';

/** One piece of open work of a person. */
export type Trabalho = { readonly idManifestacao: number; readonly idOuvidoria: number } & (
  | { readonly tipo: 'caso' }
  | { readonly tipo: 'passo'; readonly idTramitacao: number }
  | { readonly tipo: 'recurso'; readonly idRecurso: number; readonly idInstancia: number }
);

/** All open work of a person, in the order in which the cases are locked. */
export const listTrabalho = async (db: Db, idUsuario: number): Promise<Trabalho[]> => {
  const casos = await listCasosDaPessoa(db, idUsuario);
  const passos = await listPassosDoDestinatario(db, idUsuario);
  const recursos = await listRecursosDaPessoa(db, idUsuario);
  const todos: Trabalho[] = [
    ...casos.map((caso) => ({ tipo: 'caso' as const, ...caso })),
    ...passos.map((row) => ({
      tipo: 'passo' as const,
      idManifestacao: row.id_manifestacao,
      idOuvidoria: row.id_ouvidoria,
      idTramitacao: row.id,
    })),
    ...recursos.map((row) => ({
      tipo: 'recurso' as const,
      idManifestacao: row.id_manifestacao,
      idOuvidoria: row.id_ouvidoria_julgadora,
      idRecurso: row.id,
      idInstancia: row.id_instancia,
    })),
  ];
  return todos.sort((a, b) => a.idManifestacao - b.idManifestacao);
};

/** A case that somebody is kept away from does not exist for them in a colleague's hands either (Lei 9.784/1999, art. 18). */
export const trabalhoAoAlcance = (
  trabalho: readonly Trabalho[],
  quem: Pick<ForaDoAlcance, 'impedidoEm'>,
): Trabalho[] => trabalho.filter(({ idManifestacao }) => !isImpedido(quem, idManifestacao));

const contagem = (total: number, um: string, varios: string): string[] => {
  if (total === 0) return [];
  return [total === 1 ? `1 ${um}` : `${total} ${varios}`];
};

/** '3 casos, 1 pedido interno e 2 recursos'. */
export const descreverTrabalho = (trabalho: readonly Pick<Trabalho, 'tipo'>[]): string => {
  const de = (tipo: Trabalho['tipo']) => trabalho.filter((each) => each.tipo === tipo).length;
  const partes = [
    ...contagem(de('caso'), 'caso', 'casos'),
    ...contagem(de('passo'), 'pedido interno', 'pedidos internos'),
    ...contagem(de('recurso'), 'recurso', 'recursos'),
  ];
  const ultima = partes.pop() ?? 'nada';
  return partes.length > 0 ? `${partes.join(', ')} e ${ultima}` : ultima;
};
