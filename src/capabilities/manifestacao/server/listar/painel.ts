import type { z } from 'zod';
import { calendarioDaOuvidoria } from '#capabilities/feriado/server/index.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatProtocoloDigitos } from '#kernel/protocolo.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { days } from '#server/clock.ts';
import { donoDe } from '#server/crypto/dono.ts';
import type { Platform } from '#server/platform.ts';
import type { manifestacaoContract } from '../../contract.ts';
import { esperasDe, porUrgencia } from '../../domain/ler/espera-por-voce.ts';
import type { IdSituacao } from '../../domain/situacao.ts';
import { emAbertoDoCaso } from '../ler/em-aberto-do-caso.ts';
import { promessasDoCaso, remediosDoCaso } from '../ler/remedios-do-caso.ts';
import { itensDaLista } from './itens-da-lista.ts';
import { listProprias } from './lista-repository.ts';
import { toNovidade } from './novidades-presenter.ts';
import { listNovidades } from './novidades-repository.ts';
import { listPendentes, type PendenteRow } from './painel-repository.ts';

type Painel = z.input<(typeof manifestacaoContract)['GET /app-web/v1/manifestacoes/painel']['response']>;

/** After this long the person is no longer asked to rate an answer. */
const PERGUNTA_PELA_RESPOSTA = days(90);
const NOVIDADES_DE = days(30);
const LIMITES = { pendentes: 50, novidades: 10, ultimas: 5 };

const calendariosDe = async (
  { db }: Platform,
  rows: readonly PendenteRow[],
): Promise<ReadonlyMap<number, Calendario>> => {
  const ids = new Set(rows.flatMap((row) => (row.respondida_em ? [row.id_ouvidoria] : [])));
  return new Map(
    await Promise.all([...ids].map(async (id) => [id, await calendarioDaOuvidoria(db, id)] as const)),
  );
};

const toEsperando = (
  rows: readonly PendenteRow[],
  calendarios: ReadonlyMap<number, Calendario>,
  agora: Date,
): Painel['esperando'] =>
  rows
    .flatMap((row) => {
      const calendario = calendarios.get(row.id_ouvidoria);
      const lidos = calendario ? remediosDoCaso(calendario, row, agora.getTime()) : null;
      const recorrer = lidos?.remedios.recorrer;
      const esperas = esperasDe(
        {
          situacao: row.id_situacao as IdSituacao,
          idTipoFormulario: row.id_tipo_formulario,
          orgao: { sigla: row.sigla, nome: row.nome_ouvidoria },
          complementarAte: row.complementar_ate === null ? null : diaGuardado(row.complementar_ate),
          consentirAte: row.consentir_ate === null ? null : diaGuardado(row.consentir_ate),
          // Null while an appeal is being judged and after the last decision: nothing is open to appeal.
          recorrerAte: recorrer?.verdict.allowed ? (recorrer.janela?.fecha ?? null) : null,
          emAberto: lidos !== null && emAbertoDoCaso(row, lidos, agora.getTime()) !== null,
          avaliada: row.avaliada_em !== null,
          promessas: promessasDoCaso(row),
        },
        agora.getTime(),
      );
      return esperas.map((espera) => ({ row, ...espera }));
    })
    .sort(porUrgencia)
    .map(({ row, ato, titulo, ultimoDia }) => ({
      idManifestacao: row.id,
      numeroProtocolo: formatProtocoloDigitos(row.protocolo, row.esfera_do_protocolo),
      sobre: row.sobre,
      ato,
      titulo,
      ultimoDia: ultimoDia && toIsoDate(ultimoDia),
    }));

/** What waits for the person in the cases they filed, what ends first before the rest. */
export const esperasDaPessoa = async (
  platform: Platform,
  idUsuario: number,
  limite: number,
): Promise<Painel['esperando']> => {
  const agora = platform.clock.now();
  const pendentes = await listPendentes(platform.db, donoDe(platform, idUsuario), {
    respondidaDesde: new Date(agora.getTime() - PERGUNTA_PELA_RESPOSTA),
    limite,
  });
  return toEsperando(pendentes, await calendariosDe(platform, pendentes), agora);
};

/** The first screen after signing in: what waits, what changed, what was filed last. */
export const montarPainel = async (
  platform: Platform,
  usuario: Pick<UsuarioAtual, 'idUsuario'>,
): Promise<Painel> => {
  const { db, clock } = platform;
  const agora = clock.now();
  const dono = donoDe(platform, usuario.idUsuario);
  const [esperando, novidades, ultimas] = await Promise.all([
    esperasDaPessoa(platform, usuario.idUsuario, LIMITES.pendentes),
    listNovidades(db, dono, {
      desde: new Date(agora.getTime() - NOVIDADES_DE),
      limite: LIMITES.novidades,
    }),
    listProprias(db, {
      dono,
      filtro: { ordem: 'recentes' },
      hoje: toIsoDate(localDate(agora.getTime())),
      limite: LIMITES.ultimas,
    }),
  ]);
  return {
    esperando,
    novidades: novidades.map(toNovidade),
    ultimas: await itensDaLista(db, ultimas, agora),
  };
};
