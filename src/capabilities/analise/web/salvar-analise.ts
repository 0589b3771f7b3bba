import type { CasoDoLote, LinhaDoLote, ResultadoDoLote } from '#kernel/lista/lote.ts';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { classificar, gravarResponsavel } from './analise-queries.ts';
import type { Classificacao, EU } from './classificacao.ts';

export interface Pedido {
  readonly responsavel: number | typeof EU | null;
  readonly classificacao: Classificacao | null;
}

/** The act just done raised the version by one; any higher version is somebody else's change. */
const depoisDoAto = ({ idManifestacao, versao }: CasoDoLote): CasoDoLote =>
  versao === undefined ? { idManifestacao } : { idManifestacao, versao: versao + 1 };

const fraseDosDois = (responsavel: LinhaDoLote, classificacao: LinhaDoLote): string | null => {
  if (responsavel.feito && classificacao.feito) return null;
  if (responsavel.feito) return `O responsável mudou. A classificação não: ${classificacao.mensagem}`;
  if (classificacao.feito)
    return `A classificação foi salva. O responsável não mudou: ${responsavel.mensagem}`;
  return [...new Set([responsavel.mensagem, classificacao.mensagem])].join(' ');
};

/** Reports two acts on each case as one: done only if both were, else saying which was not. */
export const juntarLinhas = (
  responsaveis: readonly LinhaDoLote[],
  classificacoes: readonly LinhaDoLote[],
): LinhaDoLote[] =>
  responsaveis.flatMap((responsavel) => {
    const classificacao = classificacoes.find((linha) => linha.idManifestacao === responsavel.idManifestacao);
    if (!classificacao) return [];
    return {
      idManifestacao: responsavel.idManifestacao,
      feito: responsavel.feito && classificacao.feito,
      codigo: responsavel.codigo ?? classificacao.codigo,
      mensagem: fraseDosDois(responsavel, classificacao),
    };
  });

/** The first act is already done: if the second call fails as a whole, each line says why. */
const classificarOuDizerPorque = (casos: CasoDoLote[], dados: Classificacao): Promise<ResultadoDoLote> =>
  classificar(casos, dados).catch((error: unknown) => {
    const mensagem = textoDoErro(error);
    return {
      resultados: casos.map(({ idManifestacao }) => ({
        idManifestacao,
        feito: false,
        codigo: null,
        mensagem,
      })),
    };
  });

/** For many cases: the responsible first, then the classification, whatever the first gave. */
export const salvarMuitas = async (
  casos: CasoDoLote[],
  { responsavel, classificacao }: Pedido,
): Promise<ResultadoDoLote> => {
  if (responsavel === null) return classificar(casos, classificacao ?? {});
  const atribuidas = await gravarResponsavel(casos, responsavel);
  if (!classificacao) return atribuidas;
  const feitas = new Set(
    atribuidas.resultados.filter(({ feito }) => feito).map(({ idManifestacao }) => idManifestacao),
  );
  const depois = casos.map((caso) => (feitas.has(caso.idManifestacao) ? depoisDoAto(caso) : caso));
  const { resultados } = await classificarOuDizerPorque(depois, classificacao);
  return { resultados: juntarLinhas(atribuidas.resultados, resultados) };
};

/** What was already saved of a single case when the rest was refused. */
export interface JaSalvo {
  readonly responsavel: Pedido['responsavel'];
  readonly versao: number | undefined;
}

/** For one case: raises a refusal as it is; what was done before goes to `aoSalvar`, once. */
export const salvarUma = async (
  visto: CasoDoLote,
  { responsavel, classificacao }: Pedido,
  jaSalvo: JaSalvo | null,
  aoSalvar: (salvo: JaSalvo) => void,
): Promise<ResultadoDoLote> => {
  const { idManifestacao, versao } = visto;
  let caso: CasoDoLote =
    versao === undefined
      ? { idManifestacao }
      : { idManifestacao, versao: Math.max(versao, jaSalvo?.versao ?? 0) };
  let resultado: ResultadoDoLote = { resultados: [] };
  if (responsavel !== null && responsavel !== jaSalvo?.responsavel) {
    resultado = await gravarResponsavel([caso], responsavel);
    caso = depoisDoAto(caso);
    aoSalvar({ responsavel, versao: caso.versao });
  }
  return classificacao ? classificar([caso], classificacao) : resultado;
};
