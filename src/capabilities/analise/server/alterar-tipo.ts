import { diaGuardado } from '#capabilities/manifestacao/domain/dia-guardado.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { isSigilosa, TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import {
  diasDeProrrogacao,
  diasParaResponder,
  isAcesso,
} from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import {
  agir,
  type CasoVisto,
  contagemDoCaso,
  guardarPalavras,
  insertEventoDoPrazo,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { formularioDoTipo } from '#kernel/enumeracoes.ts';
import { explain } from '#kernel/prazo/explain.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Platform } from '#server/platform.ts';
import { fraseDaMudanca, orgaoSemFormulario, podeAlterarTipo, teorNoTipo } from '../domain/alterar-tipo.ts';
import { adjustEventos, findNomesDosTipos, hasFormulario } from './alterar-tipo-repository.ts';
import { selarCaso } from './selar-caso.ts';

/** The term of the new type, from the registration: what extended or stopped it since counts again. */
const recontar = async ({ tx, caso: { row }, agora }: NoAto, idFormulario: number) => {
  await adjustEventos(tx, row.id, {
    prorrogacao: diasDeProrrogacao(idFormulario),
    reabertura: diasParaResponder(idFormulario),
  });
  const { calendario, prazo } = await contagemDoCaso(tx, { ...row, id_tipo_formulario: idFormulario });
  const original = explain(calendario, { ...prazo, eventos: [] }).vencimento;
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
  return { prazo: novo, prazo_original: original };
};

/** What the citizen filed under one name and is another: sealed when it becomes a denúncia, told why in every case. */
export const alterarTipo = (
  platform: Platform,
  quem: QuemAge,
  alvo: CasoVisto,
  { idTipoManifestacao: para, motivo }: { idTipoManifestacao: number; motivo: string },
): Promise<void> =>
  agir(platform, quem, alvo, 'alterarTipo', async (noAto) => {
    const { tx, caso, agora } = noAto;
    const { row } = caso;
    const de = row.id_tipo;
    enforce(podeAlterarTipo({ de, para, agrupada: row.id_grupo !== null }));
    const idFormulario = formularioDoTipo(para);
    if (!(await hasFormulario(tx, row.id_ouvidoria, idFormulario))) throw orgaoSemFormulario();
    const teor = JSON.stringify(teorNoTipo(caso.teor(), para));
    const cofre = isSigilosa(para) ? await selarCaso(platform, noAto) : null;
    const datas = await recontar(noAto, idFormulario);
    const restrita = isSigilosa(de) || isSigilosa(para);
    return {
      acao: Acao.alteracaoDeTipo,
      informacoes: fraseDaMudanca({ de, para }, await findNomesDosTipos(tx, de, para)),
      detalhes: {
        idTipoAnterior: de,
        idTipoManifestacao: para,
        ...guardarPalavras(cofre ?? caso.cofre, 'motivo', motivo),
      },
      mudancas: {
        id_tipo: para,
        id_tipo_formulario: idFormulario,
        ...(idFormulario !== row.id_tipo_formulario && { id_subtipo_formulario: null }),
        teor: cofre ? null : teor,
        teor_cifrado: cofre ? cofre.seal(teor) : null,
        publicada_em: null,
        // Opens the pedido de revisão; made a request again, there is nothing left to review.
        retipada_em: isAcesso(row.id_tipo_formulario) && !isAcesso(idFormulario) ? agora : null,
        ...(restrita && {
          id_tipo_identificacao: TipoIdentificacao.comRestricao,
          identidade_preservada: true,
        }),
        ...datas,
      },
      avisos: [
        {
          evento: 'manifestacao.tipo-alterado',
          variaveis: { prazo: formatData(diaGuardado(datas.prazo)) },
          ...(restrita && { sigiloso: true }),
        },
      ],
      resultado: undefined,
    };
  });
