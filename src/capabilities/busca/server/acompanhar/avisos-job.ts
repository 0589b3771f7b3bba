import { avisar } from '#capabilities/email/server/index.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import { hours } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { marcasDoFiltro, palavrasProcuradas, readEndereco } from '../../domain/filtro-da-busca.ts';
import { listDecisoesAContar, updateAcompanhamentoVisto } from './acompanhamento-repository.ts';
import { deleteDeQuemSaiu, listAlertasAVer, listNovidades, updateVistoAte } from './alerta-repository.ts';
import { nomeDaBusca } from './alertas.ts';
import { enderecoDeUmClique, enderecoParaDesligar } from './desligar-aviso.ts';

const POR_VEZ = 100;
/** The mail lists these; the others are one click away. */
const NO_EMAIL = 10;

type AlertaRow = Awaited<ReturnType<typeof listAlertasAVer>>[number];

const enderecoDoPedido = (platform: Platform, protocolo: string): string =>
  `${origemPublica(platform.config)}/web/busca/pedidos/${protocolo}`;

/** The mail and the moment it covers are one transaction: nothing is told twice or skipped. */
const contarNovidades = async (platform: Platform, alerta: AlertaRow, agora: Date): Promise<void> => {
  const { config, db } = platform;
  const filtro = readEndereco(alerta.endereco);
  const { total, itens } = await listNovidades(
    db,
    { palavras: palavrasProcuradas(filtro.q), marcas: marcasDoFiltro(filtro) },
    { depoisDe: alerta.visto_ate, ate: agora },
    NO_EMAIL,
  );
  const linhas = itens.map(
    ({ resumo, orgao, protocolo }) => `${enderecoDoPedido(platform, protocolo)} – ${resumo} (${orgao})`,
  );
  const aviso = { tipo: 'alerta', idAlerta: alerta.id } as const;
  await db.transaction().execute(async (trx) => {
    if (total > 0) {
      await avisar(platform, trx, {
        evento: 'busca.alerta-diario',
        idOuvidoria: null,
        cidadao: { email: alerta.email ?? '', idUsuario: alerta.id_usuario },
        orgao: null,
        sigiloso: false,
        variaveis: {
          busca: await nomeDaBusca(trx, filtro),
          quantos: total === 1 ? '1 resultado novo' : `${total} resultados novos`,
          resultados: linhas.join('\n\n'),
          enderecoParaParar: enderecoParaDesligar(config, aviso),
        },
        enderecoParaSair: enderecoDeUmClique(config, aviso),
        endereco: `${origemPublica(config)}/web/busca?${alerta.endereco}${alerta.endereco && '&'}ordem=recentes`,
      });
    }
    await updateVistoAte(trx, alerta.id, agora);
  });
};

/** Every morning in Brasília; after a failure the alert stays due, and the job is tried again. */
export const alertasDeBuscaJob = (platform: Platform): Job => ({
  name: 'alertas-de-busca',
  cron: '40 9 * * *',
  run: async () => {
    const agora = platform.clock.now();
    await deleteDeQuemSaiu(platform.db);
    // A second try does not repeat what the first already told.
    const antesDe = new Date(agora.getTime() - hours(12));
    let rows: AlertaRow[] = [];
    do {
      rows = await listAlertasAVer(platform.db, rows.at(-1)?.id ?? 0, antesDe, POR_VEZ);
      for (const row of rows) await contarNovidades(platform, row, agora);
    } while (rows.length === POR_VEZ);
  },
});

/** Tells followers of a decision soon after it was published. */
export const decisoesAcompanhadasJob = (platform: Platform): Job => ({
  name: 'decisoes-acompanhadas',
  cron: '*/15 * * * *',
  run: async () => {
    const { config, db } = platform;
    const rows = await listDecisoesAContar(db, platform.clock.now(), 1000);
    for (const row of rows) {
      const acompanhado = { idUsuario: row.id_usuario, idManifestacao: row.id_manifestacao };
      await db.transaction().execute(async (trx) => {
        await avisar(platform, trx, {
          evento: 'busca.decisao-publicada',
          idOuvidoria: null,
          chave: `busca.decisao:${row.id_recurso}:${row.id_usuario}`,
          cidadao: { email: row.email ?? '', idUsuario: row.id_usuario },
          orgao: null,
          sigiloso: false,
          variaveis: {
            protocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
            orgao: `${row.sigla} – ${row.nome}`,
            instancia: row.instancia,
            enderecoParaParar: enderecoParaDesligar(config, { tipo: 'acompanhamento', ...acompanhado }),
          },
          enderecoParaSair: enderecoDeUmClique(config, { tipo: 'acompanhamento', ...acompanhado }),
          endereco: enderecoDoPedido(platform, row.protocolo),
        });
        await updateAcompanhamentoVisto(trx, { ...acompanhado, ate: row.publicado_em });
      });
    }
  },
});
