import type { IdSituacao } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  anotarVisualizacao,
  atoDaManifestacao,
  type Caso,
  findCasoVisivel,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import type { RemedioDoCaso } from '#capabilities/remedio/domain/remedios.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { isAcesso } from '#kernel/enumeracoes.ts';
import { Perfil } from '#kernel/perfil.ts';
import { daysBetween, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_PARA_DECIDIR } from '#kernel/prazo/prazos-da-lei.ts';
import type { Verdict } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import type { RemedioVisto } from '../../contract.ts';
import { orientacaoDe } from '../../domain/orientacao.ts';
import { findInstancias, findOrgaos } from '../ler/visto-repository.ts';
import { julgadoraDe } from './julgadora.ts';

const ordem = [
  'recorrer',
  'reclamar',
  'denunciarDescumprimento',
  'pedirRevisao',
] as const satisfies readonly Remedio[];

/**
 * The verdict that the act would give the person who filed, whoever is reading. The remedy's own
 * reason, if there is one, goes first: it says more than the table of acts.
 */
export const verdictDoAto = (
  platform: Platform,
  { row, fatos }: Pick<Caso, 'row' | 'fatos'>,
  nome: Remedio,
): Verdict => {
  const doRemedio = fatos.remedios[nome];
  if (!doRemedio.allowed) return doRemedio;
  return checkAct(atoDaManifestacao(platform, nome), {
    estado: row.id_situacao as IdSituacao,
    perfil: Perfil.cidadao,
    fatos: { ...fatos, relacao: 'manifestante' },
  });
};

/** The citizen's guide: what the access law offers today, until when, and why the rest is not. */
export const remediosVistos = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<RemedioVisto[]> => {
  const { db, clock } = platform;
  const caso = await findCasoVisivel(platform, quem, idManifestacao);
  const { row, remedios } = caso;
  if (!remedios) return [];
  await anotarVisualizacao(platform, quem, caso);
  const hoje = localDate(clock.now().getTime());
  // A request whose type was never changed has nothing to review: mentioning it would only confuse.
  const cabem = ordem.filter((nome) => nome !== 'pedirRevisao' || row.retipada_em !== null);
  const julgadoras = cabem.flatMap((nome) => {
    const { instancia } = remedios[nome];
    return instancia === null ? [] : [julgadoraDe(row, instancia)];
  });
  const [instancias, orgaos] = await Promise.all([
    findInstancias(db),
    julgadoras.length > 0 ? findOrgaos(db, julgadoras) : [],
  ]);
  const ver = (nome: Remedio, { instancia, janela, porSilencio }: RemedioDoCaso): RemedioVisto => {
    const verdict = verdictDoAto(platform, caso, nome);
    const orgao = instancia && orgaos.find(({ id }) => id === julgadoraDe(row, instancia));
    const { abre = null, fecha = null } = janela ?? {};
    const orientacao = orientacaoDe(nome, {
      porSilencio,
      isContraOTipo: !isAcesso(row.id_tipo_formulario),
    });
    return {
      remedio: nome,
      ...orientacao,
      oQueAjuda: [...orientacao.oQueAjuda],
      aberto: verdict.allowed,
      motivo: verdict.allowed ? null : verdict.error.message,
      instancia: instancia && {
        id: instancia,
        descricao: instancias.find(({ id }) => id === instancia)?.descricao ?? '',
      },
      quemDecide: orgao && instancia ? quemDecide(instancia, `${orgao.sigla} – ${orgao.nome}`) : null,
      abre: abre && toIsoDate(abre),
      ultimoDia: fecha && toIsoDate(fecha),
      diasRestantes: verdict.allowed && fecha ? daysBetween(hoje, fecha) : null,
      diasParaDecidir: instancia === null || instancia === Instancia.cmri ? null : DIAS_PARA_DECIDIR,
      porSilencio,
    };
  };
  return cabem.map((nome) => ver(nome, remedios[nome]));
};
