import type { AnexoEnviado } from '#capabilities/anexo/domain/anexo.ts';
import { limitesDoRecurso } from '#capabilities/anexo/domain/limites-do-ato.ts';
import { anexarA } from '#capabilities/anexo/server/index.ts';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import {
  afastarDoOrgao,
  agir,
  type Caso,
  cadeiaDoCaso,
  lockCasoVisivel,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { TIPO_POR_SILENCIO } from '#capabilities/remedio/domain/remedio.ts';
import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { emTransacao } from '#server/ciclo/ciclo.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { pedirRevisao } from '../../domain/atos/pedir-revisao.ato.ts';
import { reclamar } from '../../domain/atos/reclamar.ato.ts';
import { recorrer } from '../../domain/atos/recorrer.ato.ts';
import {
  fraseDoRegistro,
  fraseSemDecisao,
  quandoDecide,
  type RemedioDeRecurso,
} from '../../domain/frases-do-recurso.ts';
import {
  contraOSilencioSoUm,
  envioDeOutroRecurso,
  escolhaOTipo,
  soContraOSilencio,
} from '../../domain/recurso-errors.ts';
import { avisosDaInstancia, caminhoDoRecurso } from '../avisos-da-instancia.ts';
import { findInstancias, findOrgaos } from '../ler/visto-repository.ts';
import { insertRecurso } from '../recurso-repository.ts';
import {
  findPorEnvio,
  hasTipoRecurso,
  lockEnvio,
  markQueSubiram,
  type RecursoEnviado,
} from './interpor-repository.ts';
import { julgadoraDe } from './julgadora.ts';

export interface RecursoPedido {
  readonly chaveEnvio: string;
  readonly idManifestacao: number;
  readonly remedio: RemedioDeRecurso;
  readonly idTipoRecurso: number | null;
  readonly texto: string;
  readonly anexos: readonly AnexoEnviado[];
}

export interface RecursoInterposto {
  readonly idRecurso: number;
  readonly instancia: string;
  readonly quemDecide: string;
  readonly prazo: string | null;
  /** What the person may do if nobody decides in time. */
  readonly semDecisao: string;
}

const atoDoRemedio = { recorrer, reclamar, pedirRevisao } as const satisfies Record<
  RemedioDeRecurso,
  AtoDaManifestacao
>;

/** Includes the account, or the case for who holds its code: the same key from two people means two filings. */
const hashDoEnvio = (
  { config }: Platform,
  { usuario }: QuemAge,
  { chaveEnvio, idManifestacao }: RecursoPedido,
): Buffer =>
  hmacBytes(
    config.keyFor('recurso.envio'),
    `${usuario?.idUsuario ?? `caso ${idManifestacao}`}:${chaveEnvio}`,
  );

const apresentar = async (
  db: Db,
  caso: Pick<Caso, 'row' | 'calendario'>,
  row: RecursoEnviado,
): Promise<RecursoInterposto> => {
  const [instancias, [orgao]] = [
    await findInstancias(db),
    await findOrgaos(db, [row.id_ouvidoria_julgadora]),
  ];
  return {
    idRecurso: row.id,
    instancia: instancias.find(({ id }) => id === row.id_instancia)?.descricao ?? '',
    quemDecide: quemDecide(row.id_instancia as IdInstancia, `${orgao?.sigla} – ${orgao?.nome}`),
    prazo: row.prazo,
    semDecisao: fraseSemDecisao(
      caso.calendario,
      cadeiaDoCaso(caso.row).map(({ idInstancia }) => idInstancia),
      {
        instancia: row.id_instancia as IdInstancia,
        prazo: row.prazo === null ? null : diaGuardado(row.prazo),
      },
    ),
  };
};

/** Against silence only one type fits; a reclamação and a revisão need none. */
const tipoDe = async (tx: Db, { remedio, idTipoRecurso }: RecursoPedido, porSilencio: boolean) => {
  if (remedio !== 'recorrer') return null;
  if (porSilencio) {
    if (idTipoRecurso !== null && idTipoRecurso !== TIPO_POR_SILENCIO) throw contraOSilencioSoUm();
    return TIPO_POR_SILENCIO;
  }
  if (idTipoRecurso === TIPO_POR_SILENCIO) throw soContraOSilencio();
  if (idTipoRecurso === null || !(await hasTipoRecurso(tx, idTipoRecurso))) throw escolhaOTipo();
  return idTipoRecurso;
};

/** Writes the appeal's rows; the act has already been checked. */
const inserir = async (
  platform: Platform,
  { tx, caso, agora }: NoAto,
  pedido: RecursoPedido,
  envioHash: Buffer,
): Promise<RecursoEnviado> => {
  const { row } = caso;
  const { instancia = null, porSilencio = false } = caso.remedios?.[pedido.remedio] ?? {};
  if (instancia === null) throw new Error(`Case ${row.id}: ${pedido.remedio} is open and leads nowhere`);
  const idJulgadora = julgadoraDe(row, instancia);
  await afastarDoOrgao(platform, { tx, caso, agora }, idJulgadora, {
    soExatas: idJulgadora !== row.id_ouvidoria,
  });
  const calendario = await calendarioDaOuvidoria(tx, idJulgadora);
  const contado = countedDay(calendario, agora.getTime());
  const prazo = prazoParaDecidir(calendario, contado, instancia);
  const dia = prazo && toIsoDate(prazo);
  const id = await insertRecurso(tx, {
    id_manifestacao: row.id,
    id_instancia: instancia,
    id_situacao: SituacaoRecurso.emTramitacao,
    id_tipo_recurso: await tipoDe(tx, pedido, porSilencio),
    por_silencio: porSilencio,
    contra_o_tipo: !isAcesso(row.id_tipo_formulario),
    id_ouvidoria_julgadora: idJulgadora,
    ...caso.guardarTexto(pedido.texto),
    envio_hash: envioHash,
    registrado_em: agora,
    registro_contado: toIsoDate(contado),
    prazo_original: dia,
    prazo: dia,
    atualizado_em: agora,
  });
  await anexarA(platform, tx, {
    enviados: pedido.anexos,
    idManifestacao: row.id,
    cofre: caso.cofre,
    vinculo: { idRecurso: id },
    limites: limitesDoRecurso,
    agora,
  });
  return {
    id,
    id_manifestacao: row.id,
    id_instancia: instancia,
    id_ouvidoria_julgadora: idJulgadora,
    prazo: dia,
  };
};

/**
 * Files an appeal, a reclamação or a pedido de revisão (Lei 12.527/2011, arts. 15 and 16; Decreto
 * 7.724/2012, arts. 21 to 24). The same filing sent twice is one appeal, even when both arrive
 * together.
 */
export const interporRecurso = (
  platform: Platform,
  quem: QuemAge,
  pedido: RecursoPedido,
  /** The caller's transaction, where it does more than this. */
  db: Db = platform.db,
): Promise<RecursoInterposto> => {
  const envioHash = hashDoEnvio(platform, quem, pedido);
  return emTransacao(db, async (tx) => {
    await lockEnvio(tx, envioHash);
    const anterior = await findPorEnvio(tx, envioHash);
    if (anterior) {
      if (anterior.id_manifestacao !== pedido.idManifestacao) throw envioDeOutroRecurso();
      // To whom the case is closed, its appeals are too: the key to it may have run out meanwhile.
      const caso = await lockCasoVisivel(platform, tx, quem, pedido.idManifestacao);
      return apresentar(tx, caso, anterior);
    }
    return agir(
      platform,
      quem,
      pedido,
      atoDoRemedio[pedido.remedio],
      async (noAto) => {
        await markQueSubiram(tx, pedido.idManifestacao, noAto.agora);
        const recurso = await inserir(platform, noAto, pedido, envioHash);
        const resultado = await apresentar(tx, noAto.caso, recurso);
        const prazo = recurso.prazo === null ? null : diaGuardado(recurso.prazo);
        const variaveis = { instancia: resultado.instancia, quando: quandoDecide(prazo) };
        return {
          informacoes: fraseDoRegistro(pedido.remedio, { ...resultado, prazo }),
          detalhes: { idRecurso: recurso.id, idInstancia: recurso.id_instancia },
          avisos: [
            {
              evento: 'recurso.registrado',
              variaveis: {
                ...variaveis,
                quemDecide: resultado.quemDecide,
                semDecisao: resultado.semDecisao,
              },
            },
            ...(await avisosDaInstancia(tx, recurso, noAto.agora, {
              evento: 'recurso.novo-na-instancia',
              variaveis,
              caminho: caminhoDoRecurso(recurso.id),
            })),
          ],
          resultado,
        };
      },
      { db: tx },
    );
  });
};
