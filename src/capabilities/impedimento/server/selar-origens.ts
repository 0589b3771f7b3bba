import type { OrigemDoImpedimento } from '#capabilities/manifestacao/domain/impedidos/nao-deve-ver.ts';
import {
  abrirImpedimento,
  casoDe,
  listPessoasDoOrgao,
  lockCaso,
  ninguem,
  readPedido,
  selarPessoa,
  toPessoa,
  updateImpedimentos,
} from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { separarEscolhidas } from '../domain/definicao.ts';
import { findImpedimento, findPedido, listASelar } from './impedimento-repository.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findImpedimento>>>;

/** An earlier version put whomever a gestor named down as the author's wish. Those the words cannot mean are the gestor's own. */
const origemDeHoje = async (
  platform: Platform,
  tx: Db,
  row: Row,
  idUsuario: number,
): Promise<OrigemDoImpedimento> => {
  const { origem } = abrirImpedimento(platform, row);
  if (row.id_pedido === null || row.a_confirmar || row.encerrado_em !== null) return origem;
  const agora = platform.clock.now();
  const quem = ninguem(platform);
  const casoRow = await lockCaso(tx, row.id_manifestacao, quem, agora);
  const pedido = await findPedido(tx, row.id_pedido);
  if (!casoRow || !pedido) return origem;
  const caso = await casoDe(platform, tx, casoRow, quem);
  const pessoas = (await listPessoasDoOrgao(tx, caso.row.id_ouvidoria, agora)).map(toPessoa);
  if (!pessoas.some((pessoa) => pessoa.idUsuario === idUsuario)) return origem;
  const { indicadas } = separarEscolhidas(readPedido(caso, pedido), pessoas, [idUsuario], new Set());
  return indicadas.length > 0 ? 'indicado-pelo-gestor' : origem;
};

/**
 * Why somebody is kept away was in the open before. The seal needs the installation's key, which no migration has. It runs when
 * a server starts; once nothing is left it finds nothing.
 */
export const selarOrigensJob = (platform: Platform): Job => ({
  name: 'selar-origens',
  aoIniciar: true,
  run: async () => {
    await emCada(await listASelar(platform.db), (id) =>
      platform.db.transaction().execute(async (tx) => {
        const row = await findImpedimento(tx, id);
        if (!row || row.origem === null) return;
        const { idUsuario } = abrirImpedimento(platform, row);
        const origem = await origemDeHoje(platform, tx, row, idUsuario);
        await updateImpedimentos(tx, [id], {
          pessoa: selarPessoa(platform, { idUsuario, origem }),
          origem: null,
        });
      }),
    );
  },
});
