import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type Independencia, temTempoDeCasa } from '#kernel/quem/outra-pessoa.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { findVinculo, listComVinculo, type Onde, type Pessoa, type Vinculo } from './vinculo-repository.ts';

const NENHUMA: Independencia = { temTempoDeCasa: false, ligados: [] };

const lerVinculo = async (db: Db, agora: Date): Promise<(vinculo: Vinculo) => Independencia> => {
  const dias = await valorDe(db, 'identidade.tempo-de-casa');
  return ({ desde, ligados }) => ({ temTempoDeCasa: temTempoDeCasa(desde, agora, dias), ligados });
};

/** Of one person, by these profiles there. */
export const findIndependencia = async (
  db: Db,
  idUsuario: number,
  onde: Onde,
  agora: Date,
): Promise<Independencia> => {
  const ler = await lerVinculo(db, agora);
  return ler(await findVinculo(db, idUsuario, onde, agora));
};

/** Of who acts or reads now, by the profile of their session; an administrador decides for every office. */
export const findIndependenciaDaSessao = async (
  db: Db,
  usuario: Pick<UsuarioAtual, 'idUsuario' | 'idPerfil' | 'idOuvidoria'> | null,
  agora: Date,
): Promise<Independencia> => {
  if (!usuario) return NENHUMA;
  const { idUsuario, idPerfil, idOuvidoria } = usuario;
  if (idPerfil === Perfil.administrador)
    return findIndependencia(db, idUsuario, { idOuvidoria: null, perfis: [idPerfil] }, agora);
  return idOuvidoria === null
    ? NENHUMA
    : findIndependencia(db, idUsuario, { idOuvidoria, perfis: [idPerfil] }, agora);
};

export interface QuemDecide extends Pessoa, Independencia {}

/** Everybody there who could decide, each with what makes them another person. */
export const listQuemDecide = async (db: Db, onde: Onde, agora: Date): Promise<QuemDecide[]> => {
  const ler = await lerVinculo(db, agora);
  return (await listComVinculo(db, onde, agora)).map((row) => ({ ...row, ...ler(row) }));
};
