import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import {
  diasDeProrrogacao,
  diasParaResponder,
} from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import {
  contagemDoCaso,
  diaSabido,
  diasDoCaso,
  type Efeito,
  insertEventoDoPrazo,
  type NoAto,
} from '#capabilities/manifestacao/server/index.ts';
import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { janelaDepoisDe } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { formularioDoTipo, isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { explain } from '#kernel/prazo/explain.ts';
import { countedDay } from '#kernel/prazo/prazo.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Envelope } from '#server/crypto/envelope.ts';
import type { Platform } from '#server/platform.ts';
import {
  abreRevisao,
  fraseDaMudanca,
  orgaoSemFormulario,
  podeAlterarTipo,
  retipadaDepois,
  teorNoTipo,
} from '../domain/alterar-tipo.ts';
import { adjustEventos, findNomesDosTipos, hasFormulario } from './alterar-tipo-repository.ts';
import { selarCaso } from './selar-caso.ts';

/**
 * Counts the new type's deadline from the registration; extensions and stops follow its law. The
 * office never gains days, and the date as first counted stays beside the new one.
 */
const recontar = async ({ tx, caso: { row }, agora }: NoAto, idFormulario: number) => {
  const dias = Math.min(diasDoCaso(row), diasParaResponder(idFormulario));
  await adjustEventos(tx, row.id, {
    prorrogacao: diasDeProrrogacao(idFormulario),
    reabertura: diasParaResponder(idFormulario),
  });
  const { calendario, prazo } = await contagemDoCaso(tx, { ...row, dias_para_responder: dias });
  const novo = explain(calendario, prazo).vencimento;
  if (novo !== row.prazo) {
    await insertEventoDoPrazo(tx, {
      id_manifestacao: row.id,
      tipo: 'recontagem',
      prazo_anterior: row.prazo,
      prazo_novo: novo,
      ocorrido_em: agora,
    });
  }
  return { prazo: novo, dias_para_responder: dias };
};

export interface TipoMudado {
  /** The citizen reads it. */
  readonly informacoes: string;
  readonly mudancas: NonNullable<Efeito<unknown>['mudancas']>;
  readonly prazo: string;
  /** The last day to ask for a review, in words; null if nobody lost the rights of an access request. */
  readonly revisaoAte: string | null;
  /** The vault of a case that is sealed, or becomes so; it seals the reason given for the act. */
  readonly cofre: Envelope | null;
  /** True if the case is, was or becomes a denúncia. */
  readonly restrita: boolean;
}

/**
 * Gives a case another type: its text, its seal, its deadline. Whether the act is allowed was
 * checked before. `saiDoGrupo` is set when a decision, not the office, changes the type: then
 * nobody can take the case out of its group first.
 */
export const mudarTipo = async (
  platform: Platform,
  noAto: NoAto,
  para: number,
  saiDoGrupo = false,
): Promise<TipoMudado> => {
  const { tx, caso, agora } = noAto;
  const { row } = caso;
  const de = row.id_tipo;
  const idFormulario = formularioDoTipo(para);
  enforce(podeAlterarTipo({ de, para, agrupada: row.id_grupo !== null && !saiDoGrupo }));
  if (!(await hasFormulario(tx, row.id_ouvidoria, idFormulario))) throw orgaoSemFormulario();
  const teor = JSON.stringify(teorNoTipo(caso.teor(), para));
  // What was ever sealed stays sealed: otherwise an office could read a denúncia by giving it
  // another type.
  const cofre = isSigilosa(para) ? await selarCaso(platform, noAto) : caso.cofre;
  const datas = await recontar(noAto, idFormulario);
  const restrita = caso.isSigilosa || isSigilosa(para);
  const revisaoAte = abreRevisao({ de, para })
    ? ultimoDiaDito(
        diaSabido(caso, janelaDepoisDe(caso.calendario, agora.getTime()).fecha),
        DIAS_PARA_RECORRER,
      )
    : null;
  return {
    informacoes: fraseDaMudanca({ de, para }, await findNomesDosTipos(tx, de, para), revisaoAte),
    mudancas: {
      id_tipo: para,
      id_tipo_formulario: idFormulario,
      ...(idFormulario !== row.id_tipo_formulario && { id_subtipo_formulario: null }),
      teor: cofre ? null : teor,
      teor_cifrado: cofre ? cofre.seal(teor) : null,
      publicada_em: null,
      ...(saiDoGrupo && { id_grupo: null }),
      retipada_em: retipadaDepois({ de, para }, row.retipada_em, agora),
      ...(restrita && {
        id_tipo_identificacao: TipoIdentificacao.comRestricao,
        identidade_preservada: true,
      }),
      ...datas,
    },
    prazo: datas.prazo,
    revisaoAte,
    cofre,
    restrita,
  };
};

/** A case that stopped being an access request is one again, with a whole term from now. */
export const voltarAAcesso = async (platform: Platform, noAto: NoAto): Promise<TipoMudado> => {
  const { tx, caso, agora } = noAto;
  const { row } = caso;
  const idFormulario = formularioDoTipo(TipoManifestacao.acessoAInformacao);
  await insertEventoDoPrazo(tx, {
    id_manifestacao: row.id,
    tipo: 'reabertura',
    dias: diasParaResponder(idFormulario),
    resposta: toIsoDate(countedDay(caso.calendario, agora.getTime())),
    id_ouvidoria: row.id_ouvidoria,
    prazo_anterior: row.prazo,
    prazo_novo: row.prazo,
    ocorrido_em: agora,
  });
  return mudarTipo(platform, noAto, TipoManifestacao.acessoAInformacao, true);
};
