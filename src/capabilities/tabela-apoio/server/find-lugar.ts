import { parseUf } from '#kernel/enumeracoes.ts';
import type { Db } from '#server/db/database.ts';
import { type Lugar, type LugarPedido, resolveLugar } from '../domain/lugar.ts';
import { listMunicipiosPossiveis } from './tabela-apoio-repository.ts';

/** The place that a home address names; an unknown state or city is refused. */
export const findLugar = async (db: Db, pedido: LugarPedido): Promise<Lugar> => {
  const { municipio } = pedido;
  if (!municipio) return resolveLugar(pedido, []);
  const id = /^\d{6,7}$/.test(municipio) ? Number(municipio.slice(0, 6)) : null;
  const uf = pedido.sigUf ? parseUf(pedido.sigUf) : null;
  const possiveis = uf || id !== null ? await listMunicipiosPossiveis(db, uf, id) : [];
  return resolveLugar(pedido, possiveis);
};
