import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { comoAbre, quemAprova } from '../domain/abertura.ts';
import { countDoDia, listQuemAbre, type Pessoa } from './abertura-repository.ts';

interface Quem {
  readonly idUsuario: number;
  readonly idOuvidoria: number;
}

/** Whether the person opens now, and how many of the day are left. */
export const freioDe = async (db: Db, { idUsuario, idOuvidoria }: Quem, agora: Date) => {
  const porDia = await valorDe(db, 'identidade.por-dia');
  const hoje = await countDoDia(db, idUsuario, agora);
  const como = comoAbre({
    hoje,
    porDia,
    semSegundaPessoa: await valorDe(db, 'identidade.sem-segunda-pessoa'),
    eDoControlador: (await findOuvidoriaQueMonitora(db)) === idOuvidoria,
  });
  return { como, porDia, restamHoje: Math.max(0, porDia - hoje) };
};

interface SegundaPessoa {
  readonly idOuvidoria: number;
  readonly pessoas: readonly Pessoa[];
}

/** The office that approves, with those of it who may: never who asks, nor who is kept away from the case. */
export const findSegundaPessoa = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  idManifestacao: number,
  { idUsuario, idOuvidoria }: Quem,
): Promise<SegundaPessoa | null> => {
  const longe = await idsImpedidos({ config }, db, idManifestacao);
  const pode = ({ id }: Pessoa): boolean => id !== idUsuario && !longe.has(id);
  const colegas = (await listQuemAbre(db, idOuvidoria, clock.now())).filter(pode);
  const idControlador = await findOuvidoriaQueMonitora(db);
  const deCima =
    idControlador === null
      ? []
      : (await listQuemAbre(db, idControlador, clock.now())).filter(
          (pessoa) => pessoa.idPerfil === Perfil.gestor && pode(pessoa),
        );
  const aprova = quemAprova({
    idOuvidoria,
    temOutraPessoa: colegas.length > 0,
    controlador: idControlador === null ? null : { idOuvidoria: idControlador, temGestor: deCima.length > 0 },
  });
  if (aprova === null) return null;
  return { idOuvidoria: aprova, pessoas: aprova === idOuvidoria ? colegas : deCima };
};
