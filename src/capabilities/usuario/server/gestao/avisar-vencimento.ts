import { alertar } from '#capabilities/alerta/server/index.ts';
import { avisar } from '#capabilities/email/server/index.ts';
import { casosImpedidosDe } from '#capabilities/manifestacao/server/index.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { type MarcoDoPerfil, marcoDoPerfil, validadesDoAviso } from '../../domain/perfil-que-vence.ts';
import { listAdministradores, listGestores } from './perfis-repository.ts';
import { descreverTrabalho, listTrabalho, type Trabalho, trabalhoAoAlcance } from './trabalho/trabalho.ts';
import { listPerfisQueVencem, type PerfilQueVence } from './vencimento-repository.ts';

/** The gestores of the office or, if the person leaving is the only one, the administradores. */
const quemResponde = async (tx: Db, { idUsuario, idOuvidoria }: PerfilQueVence, agora: Date) => {
  const gestores = (await listGestores(tx, idOuvidoria, agora)).filter(({ id }) => id !== idUsuario);
  if (gestores.length > 0) return gestores;
  return (await listAdministradores(tx, agora)).filter(({ id }) => id !== idUsuario);
};

/** With what exists for each; who is kept away from all of it is told nothing. */
const aoAlcanceDeCada = async (
  platform: Platform,
  tx: Db,
  trabalho: readonly Trabalho[],
  pessoas: Awaited<ReturnType<typeof quemResponde>>,
) => {
  const cada = await Promise.all(
    pessoas.map(async (pessoa) => {
      const impedidoEm = await casosImpedidosDe(platform, tx, [pessoa.id]);
      return { ...pessoa, trabalho: trabalhoAoAlcance(trabalho, { impedidoEm }) };
    }),
  );
  return cada.filter((pessoa) => pessoa.trabalho.length > 0);
};

/** Says how much work there is, not what it is about. */
const avisarDe = (platform: Platform, perfil: PerfilQueVence, marco: MarcoDoPerfil): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const { config, clock } = platform;
    const { idUsuario, idOuvidoria, orgao, validade } = perfil;
    const trabalho = (await listTrabalho(tx, idUsuario)).filter((item) => item.idOuvidoria === idOuvidoria);
    if (trabalho.length === 0) return;
    const agora = clock.now();
    const responsaveis = await aoAlcanceDeCada(platform, tx, trabalho, await quemResponde(tx, perfil, agora));
    // A changed last day is announced again.
    const chave = `${marco}:${perfil.id}:${validade}`;
    await alertar(tx, {
      tipo: marco,
      idPessoa: idUsuario,
      idOuvidoria,
      chave,
      agora,
      para: responsaveis.map(({ id }) => id),
    });
    for (const { id, email, trabalho: dele } of responsaveis) {
      await avisar(platform, tx, {
        evento: `equipe.${marco}`,
        idOuvidoria,
        chave: `equipe.${chave}:${id}`,
        cidadao: null,
        orgao: email,
        idServidor: id,
        sigiloso: false,
        variaveis: { orgao, dia: formatData(diaGuardado(validade)), trabalho: descreverTrabalho(dele) },
        endereco: `${origemPublica(config)}/web/usuario/gerenciar/${idUsuario}`,
      });
    }
  });

/** Every morning: a profile ends by itself on its last day, but its holder's open work remains. */
export const avisarVencimentoJob = (platform: Platform): Job => ({
  name: 'avisar-vencimento-de-perfil',
  cron: '15 11 * * *',
  run: async () => {
    const hoje = localDate(platform.clock.now().getTime());
    const { de, ate } = validadesDoAviso(hoje);
    const perfis = await listPerfisQueVencem(platform.db, { de: toIsoDate(de), ate: toIsoDate(ate) });
    await emCada(perfis, async (perfil) => {
      const marco = marcoDoPerfil(hoje, diaGuardado(perfil.validade));
      if (marco !== null) await avisarDe(platform, perfil, marco);
    });
  },
});
