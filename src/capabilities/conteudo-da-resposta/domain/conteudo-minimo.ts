import { z } from 'zod';
import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { campo } from '#kernel/validacao/campo.ts';

const nome = z.string().trim().min(3).max(200);
const frase = z.string().trim().min(10).max(2000);

/** The names used by the form, by its errors and by the text for the citizen. */
export const nomesDoConteudo = {
  agente: 'Agente que recebeu o elogio',
  chefia: 'Chefia que foi avisada',
  decisaoFinal: 'Decisão final',
  adocao: 'O que foi decidido sobre a proposta',
  porQueDaAdocao: 'Por que a proposta teve esse destino',
  forma: 'Como será atendida',
  meio: 'Por que meio',
  porQueNaoAtende: 'Por que não é possível atender',
  orgaoApurador: 'Órgão que vai apurar',
  porQueArquivada: 'Por que foi arquivada',
} as const;
const nomes = nomesDoConteudo;

/** Decreto 9.492/2018, art. 19: praise reaches the agent and their superior. */
export const elogio = z.strictObject({
  agente: campo(nomes.agente, nome),
  chefia: campo(nomes.chefia, nome),
});

/** Art. 20: the final administrative decision on the case. */
export const reclamacao = z.strictObject({ decisaoFinal: campo(nomes.decisaoFinal, frase) });

const adocoes = ['adotada', 'em-parte', 'nao-adotada'] as const;
/** Art. 21: what becomes of the proposal, and why. */
export const sugestao = z.strictObject({
  adocao: campo(nomes.adocao, z.enum(adocoes)),
  porQue: campo(nomes.porQueDaAdocao, frase),
});

/** Whether the request can be met, how and by what means; if not, why. */
export const solicitacao = z.discriminatedUnion(
  'possivel',
  [
    z.strictObject({
      possivel: z.literal(true),
      forma: campo(nomes.forma, nome),
      meio: campo(nomes.meio, nome),
    }),
    z.strictObject({ possivel: z.literal(false), porQue: campo(nomes.porQueNaoAtende, frase) }),
  ],
  { error: 'Diga se é possível atender.' },
);

const envolvidos = {
  envolveEmpresa: campo('Envolve empresa', z.boolean()),
  envolveServidorPublico: campo('Envolve servidor público', z.boolean()),
  envolveCargoDas4: campo('Envolve cargo comissionado DAS 4 ou superior', z.boolean()),
};
/** Art. 22: what is fit goes to the investigating body; what is archived must say so, and why. */
export const denuncia = z.discriminatedUnion(
  'destino',
  [
    z.strictObject({
      destino: z.literal('apuracao'),
      orgaoApurador: campo(nomes.orgaoApurador, nome),
      apta: campo('Apta', z.literal(true)),
      ...envolvidos,
    }),
    z.strictObject({
      destino: z.literal('arquivamento'),
      porQue: campo(nomes.porQueArquivada, frase),
      apta: campo('Apta', z.boolean()),
      ...envolvidos,
    }),
  ],
  { error: 'Diga para onde a denúncia vai.' },
);

/** An answer to any other type requires nothing more. */
const nada = z.strictObject({});

type ConteudoPedido = z.output<
  typeof elogio | typeof reclamacao | typeof sugestao | typeof solicitacao | typeof denuncia
>;
export type ConteudoMinimo = ConteudoPedido | z.output<typeof nada>;

type CamposDe<C> = C extends unknown ? keyof C : never;
export type CampoDoConteudo = CamposDe<ConteudoPedido>;

/** By the type of the case; types with the same requirements share a schema. */
export const conteudoMinimoDe = (tipo: number): z.ZodType<ConteudoMinimo> => {
  if (isSigilosa(tipo)) return denuncia;
  switch (tipo) {
    case TipoManifestacao.elogio:
      return elogio;
    case TipoManifestacao.reclamacao:
      return reclamacao;
    case TipoManifestacao.sugestao:
    case TipoManifestacao.simplifique:
      return sugestao;
    case TipoManifestacao.solicitacao:
      return solicitacao;
    default:
      return nada;
  }
};

/**
 * What a conclusive answer must contain besides its text, by the type of the case. For access
 * requests it depends on the decision: domain/conteudo-do-acesso.ts.
 */
export const parseConteudoMinimo = (tipo: number, valor: unknown): z.ZodSafeParseResult<ConteudoMinimo> =>
  conteudoMinimoDe(tipo).safeParse(valor);
