import { Esfera } from '#kernel/enumeracoes.ts';
import type { Database } from '#server/db/database.ts';
import { isFormularioPermitido, type LugarPedido, resolveLugar } from '../domain/lugar.ts';
import { listFormulariosOferecidos, listOpcoes } from './tabela-apoio-repository.ts';
import type { Tabelas } from './tabelas.ts';

/** The federal home offers every form; elsewhere the active offices of the place decide (S2-14). */
export const listFormulariosPermitidos = async (
  db: Database,
  tabelas: Tabelas,
  pedido: LugarPedido,
): Promise<{ idTipoFormulario: number }[]> => {
  const lugar = resolveLugar(pedido, await tabelas.municipios());
  const ids =
    lugar.idEsfera === Esfera.federal
      ? (await listOpcoes(db, 'tipo_formulario')).map(({ id }) => id)
      : await listFormulariosOferecidos(db, lugar);
  return ids
    .filter((id) => isFormularioPermitido(lugar.idEsfera, id))
    .map((idTipoFormulario) => ({ idTipoFormulario }));
};
