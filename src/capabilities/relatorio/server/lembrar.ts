import { avisar } from '#capabilities/email/server/index.ts';
import { DomainError } from '#kernel/errors.ts';
import { type IdPerfil, isIdPerfil } from '#kernel/perfil.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import type { QuemEntrou, UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { type Frequencia, proximoEnvio } from '../domain/agenda.ts';
import { filtroDeRelatorio, soOQueCabe } from '../domain/filtro.ts';
import { fraseDosNumeros } from '../domain/frases.ts';
import { definicaoDe, type NomeDoRelatorio, podeVerRelatorio, relatorios } from '../domain/relatorios.ts';
import { agrupar } from './agrupar.ts';
import { type AgendadoRow, listAgendados, updateProximoEnvio } from './salvo-repository.ts';
import { olharDaPessoa, selecaoDe } from './selecao.ts';
import { dimensaoDe } from './ver-relatorio.ts';

/** The person with what is out of their reach, as a request of theirs would know them. */
export type EmDia = (quem: QuemEntrou) => Promise<UsuarioAtual>;

/** The profile in which the mail was asked for, if the person still has it there. */
const perfilDo = ({ perfis, id_perfil }: AgendadoRow, nome: NomeDoRelatorio): IdPerfil | undefined =>
  perfis
    .filter(isIdPerfil)
    .find((perfil) => (id_perfil === null || perfil === id_perfil) && podeVerRelatorio(nome, perfil));

/**
 * The totals of the report as that profile sees them today: counts, rates and days, never a case or
 * a group. Null where the report asks for an office that the profile may no longer see: nothing is
 * sent.
 */
const numerosDo = async (
  { db, leitura }: Platform,
  emDia: EmDia,
  row: AgendadoRow,
  { nome, idPerfil, agora }: { nome: NomeDoRelatorio; idPerfil: IdPerfil; agora: Date },
): Promise<string | null> => {
  // The mail counts what the screen would: nobody learns by a difference how many cases they are kept away from.
  const usuario = await emDia({
    idUsuario: row.id_usuario,
    login: '',
    nome: '',
    idPerfil,
    idOuvidoria: row.id_ouvidoria,
    esferaOuvidoria: 0,
    cadastroPendente: false,
  });
  // A report saved under older rules is sent with the part that still applies.
  const filtro = soOQueCabe(nome, filtroDeRelatorio.parse(row.filtro));
  const olhar = await olharDaPessoa(db, usuario, nome, filtro).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!olhar) return null;
  const selecao = selecaoDe(nome, filtro, olhar, agora);
  const { total } = await agrupar(leitura, selecao, dimensaoDe(selecao, selecao.dimensao), 1);
  return fraseDosNumeros(selecao.definicao, selecao, total);
};

const avisarDo = async (
  platform: Platform,
  emDia: EmDia,
  tx: Db,
  { row, agora }: { readonly row: AgendadoRow; readonly agora: Date },
): Promise<void> => {
  const nome = row.relatorio as NomeDoRelatorio;
  const idPerfil = perfilDo(row, nome);
  if (!row.email || idPerfil === undefined) return;
  const numeros = await numerosDo(platform, emDia, row, { nome, idPerfil, agora });
  if (numeros === null) return;
  const { config } = platform;
  const hoje = localDate(agora.getTime());
  await avisar(platform, tx, {
    evento: 'relatorio.agendado',
    idOuvidoria: row.id_ouvidoria,
    chave: `relatorio.agendado:${row.id}:${toIsoDate(hoje)}`,
    cidadao: null,
    orgao: row.email,
    idServidor: row.id_usuario,
    sigiloso: false,
    variaveis: {
      dia: formatData(hoje),
      titulo: definicaoDe(nome).nome,
      // The name that the person gave, which tells two saved reports apart; nobody else receives
      // it.
      guardadoComo: row.nome,
      numeros,
    },
    endereco: `${origemPublica(config)}/web/relatorios-do-sistema?salvo=${row.id}`,
  });
};

/** Every morning in Brasília. After days without a server, one mail makes up for those missed. */
export const lembrarJob = (platform: Platform, emDia: EmDia): Job => ({
  name: 'relatorios-agendados',
  cron: '30 10 * * *',
  run: async () => {
    const agora = platform.clock.now();
    const hoje = localDate(agora.getTime());
    await emCada(await listAgendados(platform.db, toIsoDate(hoje), agora), (row) =>
      platform.db.transaction().execute(async (tx) => {
        if (Object.hasOwn(relatorios, row.relatorio)) await avisarDo(platform, emDia, tx, { row, agora });
        await updateProximoEnvio(tx, row.id, toIsoDate(proximoEnvio(row.frequencia as Frequencia, hoje)));
      }),
    );
  },
});
