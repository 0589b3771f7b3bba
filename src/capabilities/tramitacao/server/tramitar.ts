import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { agir, type CasoVisto, type NoAto, type QuemAge } from '#capabilities/manifestacao/server/index.ts';
import { localDate, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { Platform } from '#server/platform.ts';
import { nomearDestinos, prazoDoPasso } from '../domain/tramitacao.ts';
import { destinoNaoExiste, jaEstaComDestino, semDestino } from '../domain/tramitacao-errors.ts';
import { avisosAosChamados } from './avisos.ts';
import { listColegas, perfisQueContribuem } from './colegas.ts';
import { insertPasso, listPassosAbertos } from './tramitacao-repository.ts';
import { listUnidades } from './unidade-repository.ts';

export interface Tramite {
  readonly unidades: readonly number[];
  readonly pessoas: readonly number[];
  readonly mensagem: string;
  readonly prazo?: string | undefined;
}

interface Destinos {
  readonly unidades: readonly {
    readonly id: number;
    readonly sigla: string;
    readonly email: string | null;
  }[];
  readonly pessoas: readonly number[];
}

/** Units that are active and people who work there: of the case's office, whoever asks. */
const conferirDestinos = async (
  platform: Platform,
  { tx, caso }: NoAto,
  tramite: Tramite,
): Promise<Destinos> => {
  const ids = { unidades: new Set(tramite.unidades), pessoas: new Set(tramite.pessoas) };
  if (ids.unidades.size + ids.pessoas.size === 0) throw semDestino();
  const doOrgao = await listUnidades(tx, caso.row.id_ouvidoria);
  const unidades = doOrgao.filter(({ id, ativa }) => ativa && ids.unidades.has(id));
  const colegas = await listColegas(platform, tx, caso.row.id_ouvidoria, perfisQueContribuem);
  const pessoas = colegas.map(({ idUsuario }) => idUsuario).filter((id) => ids.pessoas.has(id));
  if (unidades.length < ids.unidades.size || pessoas.length < ids.pessoas.size) throw destinoNaoExiste();
  const abertos = await listPassosAbertos(tx, caso.row.id);
  const repetido = abertos.some(
    (passo) =>
      (passo.id_unidade !== null && ids.unidades.has(passo.id_unidade)) ||
      (passo.id_destinatario !== null && ids.pessoas.has(passo.id_destinatario)),
  );
  if (repetido) throw jaEstaComDestino();
  return { unidades, pessoas };
};

/** Asks areas or people of the office to contribute, each by a step of its own with the same message and term. */
export const tramitar = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  tramite: Tramite,
): Promise<void> =>
  agir(platform, quem, alvo, 'tramitar', async (noAto) => {
    const { tx, caso, agora } = noAto;
    const { unidades, pessoas } = await conferirDestinos(platform, noAto, tramite);
    const escolhido = tramite.prazo ? parseIsoDate(tramite.prazo) : null;
    const prazo = prazoDoPasso(caso.calendario, localDate(agora.getTime()), escolhido);
    const { texto, texto_cifrado } = caso.guardarTexto(tramite.mensagem);
    const passo = {
      id_manifestacao: caso.row.id,
      id_ouvidoria: caso.row.id_ouvidoria,
      id_remetente: quem.usuario?.idUsuario ?? 0,
      remetente: `${quem.usuario?.nome} (${caso.row.sigla_ouvidoria})`,
      mensagem: texto,
      mensagem_cifrada: texto_cifrado,
      prazo: toIsoDate(prazo),
      prazo_original: toIsoDate(prazo),
      aberta_em: agora,
    };
    const ids: number[] = [];
    for (const { id } of unidades) ids.push(await insertPasso(tx, { ...passo, id_unidade: id }));
    for (const id of pessoas) ids.push(await insertPasso(tx, { ...passo, id_destinatario: id }));
    const [proximo] = await listPassosAbertos(tx, caso.row.id);
    const destinos = nomearDestinos(
      unidades.map(({ sigla }) => sigla),
      pessoas.length,
    );
    return {
      acao: Acao.tramitacao,
      informacoes: `O órgão pediu a contribuição de ${destinos} até ${formatData(prazo)}.`,
      detalhes: { idsTramitacao: ids },
      mudancas: { prazo_interno: proximo?.prazo ?? null },
      avisos: await avisosAosChamados(noAto, quem.usuario?.idUsuario ?? null, {
        evento: 'manifestacao.contribuicao-pedida',
        chave: `contribuicao-pedida:${ids[0] ?? 0}`,
        unidades,
        pessoas,
        prazoInterno: formatData(prazo),
      }),
      resultado: undefined,
    };
  });
