import { naHora } from '#kernel/momento.ts';
import type { Platform } from '#server/platform.ts';
import { recebeuDe } from '../../domain/impedidos/acesso-recebido.ts';
import type { NoAto } from '../anotar.ts';
import { abrirImpedimento, impedir } from './impedidos.ts';
import { listAcessosDadosPor, listDoCaso, updateImpedimentos } from './impedidos-repository.ts';

const ORIGEM = 'acesso-recebido';

/**
 * Brings those who got their access from a person who is kept away in line with who is kept away now: new ones are, and one
 * whose giver sees the case again does too. What a gestor lifted stays lifted. Answers the new ones.
 */
export const acertarAcessosRecebidos = async (
  { config }: Pick<Platform, 'config'>,
  { tx, caso, agora }: NoAto,
  idOuvidoria: number,
  apenas?: number,
): Promise<readonly number[]> => {
  const todos = (await listDoCaso(tx, caso.row.id)).map((row) => ({
    ...row,
    ...abrirImpedimento({ config }, row),
  }));
  const vigentes = todos.filter(({ encerrado_em }) => encerrado_em === null);
  const proprios = new Set(
    vigentes.filter(({ origem }) => origem !== ORIGEM).map(({ idUsuario }) => idUsuario),
  );
  const acessos = await listAcessosDadosPor(tx, [...proprios]);
  const recebeu = (idUsuario: number, onde?: number): boolean =>
    acessos.some(
      (acesso) =>
        acesso.idUsuario === idUsuario &&
        (onde === undefined || acesso.idOuvidoria === onde) &&
        recebeuDe(acesso, proprios, caso.row.registrada_em),
    );
  const recebidos = vigentes.filter(({ origem }) => origem === ORIGEM);
  const livres = recebidos.filter(({ idUsuario }) => !recebeu(idUsuario));
  await updateImpedimentos(
    tx,
    livres.map(({ id }) => id),
    { encerrado_em: agora },
  );
  const ja = new Set(todos.filter(({ origem }) => origem === ORIGEM).map(({ idUsuario }) => idUsuario));
  const novos = [...new Set(acessos.map(({ idUsuario }) => idUsuario))].filter(
    (idUsuario) =>
      !ja.has(idUsuario) && (apenas === undefined || apenas === idUsuario) && recebeu(idUsuario, idOuvidoria),
  );
  // Never the moment at which they came: `dado_por` beside it would tell a copy of the database who is accused.
  const doCaso =
    caso.isSigilosa || caso.isPreservada ? naHora(caso.row.registrada_em) : caso.row.registrada_em;
  for (const idUsuario of novos)
    await impedir({ config }, tx, { idManifestacao: caso.row.id, origem: ORIGEM, idUsuario, agora: doCaso });
  return novos;
};
