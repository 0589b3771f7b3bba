import { iniciais } from '#capabilities/lista-de-trabalho/domain/iniciais.ts';
import { comoColega, findCasoDaEquipe, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import {
  deletePresenca,
  deletePresencasAntigas,
  listPresentes,
  notifyPresenca,
  upsertPresenca,
} from './presenca-repository.ts';

/**
 * A person counts as present until this long after the last heartbeat: two beats of 20 s, and some
 * slack.
 */
const PRESENCA_VALE_MS = 45_000;

/** Who has the case open now. */
export const presentes = async (db: Db, agora: Date, idManifestacao: number) => {
  const desde = new Date(agora.getTime() - PRESENCA_VALE_MS);
  const rows = await listPresentes(db, idManifestacao, desde);
  return rows.map(({ id_usuario, nome }) => ({ idUsuario: id_usuario, nome, iniciais: iniciais(nome) }));
};

/**
 * Heartbeat of a team's page that has the case open; returns who else has. Who filed it and works in the office is present there
 * as their colleagues are, and never by their own page of the case: either difference would reveal whose it is.
 */
export const marcarPresenca = async (
  platform: Platform,
  quem: QuemAge & { readonly usuario: UsuarioAtual },
  idManifestacao: number,
  saindo: boolean,
) => {
  const { row } = await findCasoDaEquipe(platform, comoColega(quem), idManifestacao);
  const { idUsuario, nome } = quem.usuario;
  const agora = platform.clock.now();
  const pessoas = await platform.db.transaction().execute(async (tx) => {
    const antes = await presentes(tx, agora, idManifestacao);
    const estava = antes.some((pessoa) => pessoa.idUsuario === idUsuario);
    if (saindo) await deletePresenca(tx, idManifestacao, idUsuario);
    else
      await upsertPresenca(tx, {
        id_manifestacao: idManifestacao,
        id_usuario: idUsuario,
        nome,
        visto_em: agora,
      });
    if (estava === saindo) await notifyPresenca(tx, { idManifestacao, idOuvidoria: row.id_ouvidoria });
    return antes;
  });
  return { pessoas: pessoas.filter((pessoa) => pessoa.idUsuario !== idUsuario) };
};

export const limparPresencasJob = ({ db, clock }: Platform): Job => ({
  name: 'limpar-presencas',
  cron: '40 5 * * *',
  run: () => deletePresencasAntigas(db, new Date(clock.now().getTime() - days(1))),
});
