import type { z } from 'zod';
import { listAnexos } from '#capabilities/anexo/server/index.ts';
import { responsavelPara } from '#capabilities/manifestacao/domain/frase-do-historico.ts';
import { leSemDadosPessoais } from '#capabilities/manifestacao/domain/ler/leitura.ts';
import {
  anotarVisualizacao,
  type Caso,
  findCasoVisivel,
  findDitados,
  leituraDe,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { conversaContract } from '../contract.ts';
import { listMensagens as listRows, markLidas } from './mensagem-repository.ts';

type Mensagens = z.input<
  (typeof conversaContract)['GET /app-web/v1/manifestacoes/:idManifestacao/mensagens']['response']
>;

/** The conversation, oldest first; reading it marks the other side's messages as seen. */
export const listMensagens = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<Mensagens> => {
  const { db, clock } = platform;
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const { relacao, row } = caso;
  const semPessoas = leSemDadosPessoais(
    { relacao, idTipoIdentificacao: row.id_tipo_identificacao },
    quem.usuario,
  );
  // Judges of an appeal read what was decided, not what was said.
  if (semPessoas || relacao === 'instancia' || relacao === 'extraordinaria') return [];
  const isManifestante = caso.relacao === 'manifestante';
  await anotarVisualizacao(platform, quem, caso);
  const { daPessoa, ditado, daEquipe, arquivos } = leituraDe(caso, quem);
  const [rows, todos, { mensagens: ditadas }] = await Promise.all([
    listRows(db, idManifestacao),
    listAnexos(db, caso),
    findDitados(db, idManifestacao),
  ]);
  const anexos = arquivos(todos);
  if (rows.some((row) => row.do_manifestante !== isManifestante && row.lida_em === null)) {
    await markLidas(db, {
      idManifestacao,
      doManifestante: !isManifestante,
      agora: caso.momentoGuardado(clock.now()),
    });
  }
  const daOuvidoria = (idUsuario: number | null) => daEquipe({ idUsuario, idOuvidoria: row.id_ouvidoria });
  const deQuemRegistrou = (id: number) => (ditadas.has(id) ? ditado : daPessoa);
  return rows.map((row) => ({
    idMensagem: row.id,
    doManifestante: row.do_manifestante,
    autor: responsavelPara(row.autor, isManifestante),
    texto: (row.do_manifestante ? deQuemRegistrou(row.id) : daOuvidoria(row.id_usuario))(caso.readTexto(row)),
    enviadaEm: caso.readMomento(row.enviada_em, row.momento_cifrado).toISOString(),
    lidaEm: row.lida_em?.toISOString() ?? null,
    anexos: anexos.filter(({ idMensagem }) => idMensagem === row.id),
  }));
};

/** What who filed wrote after filing, oldest first, for a reader that the caller has checked. */
export const listAcrescimos = async (
  db: Db,
  caso: Caso,
): Promise<{ readonly idMensagem: number; readonly texto: string; readonly enviadaEm: string }[]> =>
  (await listRows(db, caso.row.id))
    .filter(({ do_manifestante }) => do_manifestante)
    .map((row) => ({
      idMensagem: row.id,
      texto: caso.readTexto(row),
      enviadaEm: caso.readMomento(row.enviada_em, row.momento_cifrado).toISOString(),
    }));
