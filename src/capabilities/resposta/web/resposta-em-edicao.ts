import { z } from 'zod';
import type { ConteudoDoAcesso } from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import {
  type CampoDoConteudo,
  type ConteudoMinimo,
  conteudoMinimoDe,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-minimo.ts';
import { textoDaResposta } from '#capabilities/conteudo-da-resposta/domain/resposta.ts';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import type { CasoEscolhido } from '#shell/atos/casos.ts';
import { variaveisNoTexto } from '../domain/preencher-modelo.ts';
import { responder } from '../domain/responder.ato.ts';
import { type AcessoEmEdicao, acessoVazio, schemaDoAcesso } from './acesso/acesso-em-edicao.ts';

export const tiposDeResposta = ['conclusiva', 'intermediaria'] as const;
export type TipoEscolhido = (typeof tiposDeResposta)[number];

/** Fields that depend on the type of the case; in an access request, on its decision. */
const doTipo = {
  agente: '',
  chefia: '',
  decisaoFinal: '',
  adocao: '',
  porQue: '',
  possivel: null,
  forma: '',
  meio: '',
  destino: '',
  orgaoApurador: '',
  apta: null,
  envolveEmpresa: null,
  envolveServidorPublico: null,
  envolveCargoDas4: null,
} as const satisfies Readonly<Record<CampoDoConteudo, '' | null>>;

export const detalhesVazios = { ...doTipo, ...acessoVazio };
export type DetalhesEmEdicao = Readonly<Record<keyof typeof detalhesVazios, string | boolean | null>>;

export interface CamposDaResposta {
  texto: string;
  detalhes: DetalhesEmEdicao;
  /** The values of the selects; '' is none. */
  idCodigoDecisao: string;
  idEspecificacaoDecisao: string;
}

export interface RespostaPronta {
  readonly texto: string;
  readonly detalhes: ConteudoMinimo | ConteudoDoAcesso;
  readonly idCodigoDecisao: string;
  readonly idEspecificacaoDecisao: string;
}

export const respostaVazia: CamposDaResposta = {
  texto: '',
  detalhes: detalhesVazios,
  idCodigoDecisao: '',
  idEspecificacaoDecisao: '',
};

const ENVOLVE = ['envolveEmpresa', 'envolveServidorPublico', 'envolveCargoDas4'] as const;

const daDenuncia = (destino: unknown): readonly CampoDoConteudo[] => {
  if (destino === 'apuracao') return ['destino', 'orgaoApurador', ...ENVOLVE];
  if (destino === 'arquivamento') return ['destino', 'porQue', 'apta', ...ENVOLVE];
  return ['destino', ...ENVOLVE];
};

const daSolicitacao = (possivel: unknown): readonly CampoDoConteudo[] => {
  if (possivel === null) return ['possivel'];
  return possivel ? ['possivel', 'forma', 'meio'] : ['possivel', 'porQue'];
};

/** The fields that the type of the case requires, given what was filled in so far. */
export const camposDoConteudo = (idTipo: number, detalhes: DetalhesEmEdicao): readonly CampoDoConteudo[] => {
  if (isSigilosa(idTipo)) return daDenuncia(detalhes.destino);
  switch (idTipo) {
    case TipoManifestacao.elogio:
      return ['agente', 'chefia'];
    case TipoManifestacao.reclamacao:
      return ['decisaoFinal'];
    case TipoManifestacao.sugestao:
    case TipoManifestacao.simplifique:
      return ['adocao', 'porQue'];
    case TipoManifestacao.solicitacao:
      return daSolicitacao(detalhes.possivel);
    default:
      return [];
  }
};

/** What is sent: fields filled in before another choice was made are left out. */
export const detalhesPertinentes = (
  idTipo: number,
  detalhes: DetalhesEmEdicao,
): Partial<DetalhesEmEdicao> => ({
  ...Object.fromEntries(camposDoConteudo(idTipo, detalhes).map((nome) => [nome, detalhes[nome]])),
  // A denúncia sent to an investigating body was found apta.
  ...(detalhes.destino === 'apuracao' && isSigilosa(idTipo) && { apta: true }),
});

export const isTipoDeAcesso = (idTipo: number): boolean => idTipo === TipoManifestacao.acessoAInformacao;

/** Why these cases can have no conclusive answer now; null where they can, or where only the server knows. */
export const porQueNaoConclusiva = (casos: readonly CasoEscolhido[]): string | null => {
  if (!pedemOMesmo(casos.map(({ tipo }) => tipo.idTipoManifestacao)))
    return 'Escolha manifestações do mesmo tipo: o que a lei pede da resposta muda com ele.';
  const fechado = casos.some(({ atos }) => atos && !atos.some(({ ato }) => ato === responder.nome));
  return fechado
    ? 'Não cabe agora: há uma desistência à espera da decisão do órgão, ou a resposta sai com a principal do grupo.'
    : null;
};

/** Several cases can share a conclusive answer if the law requires the same content for each. */
export const pedemOMesmo = (tipos: readonly number[]): boolean => {
  const [primeiro = TipoManifestacao.nenhum, ...outros] = tipos;
  return outros.every(
    (tipo) =>
      conteudoMinimoDe(tipo) === conteudoMinimoDe(primeiro) &&
      isTipoDeAcesso(tipo) === isTipoDeAcesso(primeiro),
  );
};

const semVariaveis = textoDaResposta.refine((texto) => variaveisNoTexto(texto).length === 0, {
  error: ({ input }) => `Falta trocar {{${variaveisNoTexto(String(input))[0]}}} pelo que deve estar ali.`,
});

interface Exigencias {
  readonly tipo: TipoEscolhido;
  readonly idTipo: number;
  /** Some decisions have no specification: only the table of decisions knows which. */
  readonly exigeEspecificacao: () => boolean;
  readonly acesso: () => AcessoEmEdicao;
}

export const schemaDaResposta = ({
  tipo,
  idTipo,
  exigeEspecificacao,
  acesso,
}: Exigencias): z.ZodType<RespostaPronta, CamposDaResposta> => {
  const nada = z.string().transform(() => '');
  const isConclusiva = tipo === 'conclusiva';
  const isDecidida = isConclusiva && isTipoDeAcesso(idTipo);
  const conteudo = isDecidida
    ? schemaDoAcesso<DetalhesEmEdicao>(acesso)
    : z
        .custom<DetalhesEmEdicao>()
        .transform((valor): unknown => detalhesPertinentes(idTipo, valor))
        .pipe(conteudoMinimoDe(idTipo));
  return z.object({
    texto: semVariaveis,
    detalhes: isConclusiva ? conteudo : z.custom<DetalhesEmEdicao>().transform(() => ({})),
    idCodigoDecisao: isDecidida ? campo('Decisão', z.string().min(1)) : nada,
    idEspecificacaoDecisao: isDecidida
      ? z.string().refine((valor) => valor !== '' || !exigeEspecificacao(), {
          error: 'Escolha a especificação que corresponde a esta decisão.',
        })
      : nada,
  });
};
