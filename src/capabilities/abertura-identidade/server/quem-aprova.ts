import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { idsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import {
  findIndependencia as findIndependenciaDe,
  listQuemDecide,
  type QuemDecide,
} from '#capabilities/segunda-pessoa/server/index.ts';
import type { Independencia } from '#kernel/quem/outra-pessoa.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { comoAbre, podeAprovar, quemAprova } from '../domain/abertura.ts';
import { perfisQueAbrem } from '../domain/quem-abre.ts';
import { countDoDia } from './abertura-repository.ts';

interface Quem {
  readonly idUsuario: number;
  readonly idOuvidoria: number;
}

/** Of who acts or reads now, in the office of their session, by either profile that opens identities. */
export const findIndependencia = async (
  db: Db,
  quem: { readonly idUsuario: number; readonly idOuvidoria: number | null } | null,
  agora: Date,
): Promise<Independencia> =>
  !quem || quem.idOuvidoria === null
    ? { temTempoDeCasa: false, ligados: [] }
    : findIndependenciaDe(
        db,
        quem.idUsuario,
        { idOuvidoria: quem.idOuvidoria, perfis: perfisQueAbrem },
        agora,
      );

/** Whether the person opens now, and how many of the day are left. */
export const freioDe = async (db: Db, { idUsuario, idOuvidoria }: Quem, agora: Date) => {
  const porDia = await valorDe(db, 'identidade.por-dia');
  const hoje = await countDoDia(db, idUsuario, agora);
  const como = comoAbre({
    hoje,
    porDia,
    semSegundaPessoa: await valorDe(db, 'identidade.sem-segunda-pessoa'),
    eDoControlador: (await findOuvidoriaQueMonitora(db)) === idOuvidoria,
    temTempoDeCasa: (await findIndependencia(db, { idUsuario, idOuvidoria }, agora)).temTempoDeCasa,
  });
  return { como, porDia, restamHoje: Math.max(0, porDia - hoje) };
};

interface SegundaPessoa {
  readonly idOuvidoria: number;
  readonly pessoas: readonly QuemDecide[];
}

/** The office that approves, with those of it who may (`podeAprovar`) and are not kept away from the case. */
export const findSegundaPessoa = async (
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  db: Db,
  idManifestacao: number,
  { idUsuario, idOuvidoria }: Quem,
): Promise<SegundaPessoa | null> => {
  const longe = await idsImpedidos({ config }, db, idManifestacao);
  const agora = clock.now();
  const quemPode = async (idOuvidoriaQueAprova: number): Promise<QuemDecide[]> =>
    (await listQuemDecide(db, { idOuvidoria: idOuvidoriaQueAprova, perfis: perfisQueAbrem }, agora)).filter(
      (pessoa) =>
        !longe.has(pessoa.idUsuario) && podeAprovar(pessoa, { idUsuario, idOuvidoria, idOuvidoriaQueAprova }),
    );
  const colegas = await quemPode(idOuvidoria);
  const idControlador = await findOuvidoriaQueMonitora(db);
  const deCima = idControlador === null ? [] : await quemPode(idControlador);
  const aprova = quemAprova({
    idOuvidoria,
    temOutraPessoa: colegas.length > 0,
    controlador: idControlador === null ? null : { idOuvidoria: idControlador, temGestor: deCima.length > 0 },
  });
  if (aprova === null) return null;
  return { idOuvidoria: aprova, pessoas: aprova === idOuvidoria ? colegas : deCima };
};
