import type { DaIntegracao } from '../registrar/teor.ts';
import type { DetalheDaManifestacao } from './detalhe.ts';
import type { ModoDeLeitura } from './leitura.ts';
import { nomeLido } from './leitura-dos-arquivos.ts';

type Ocultar = (texto: string) => string;

/** What hides the person's own words; those of staff come covered (`poderia-saber.ts`). */
interface Cobre {
  readonly daPessoa: Ocultar;
  /** What hides a complement: the person's own words, or some that staff typed in for them. */
  complemento(idComplementacao: number): Ocultar;
}
type Arquivo = { readonly nomeArquivo: string };
type Detalhe = Pick<
  DetalheDaManifestacao,
  'teor' | 'anexos' | 'respostas' | 'complementacoes' | 'desistencias' | 'reabertura'
>;

/** Hides in every text inside, however deep: a field that a form gets later is covered too. */
export const emCadaTexto = <T>(valor: T, ocultar: Ocultar): T => {
  if (typeof valor === 'string') return ocultar(valor) as T;
  if (Array.isArray(valor)) return valor.map((cada) => emCadaTexto(cada, ocultar)) as T;
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(
    Object.entries(valor).map(([nome, cada]) => [nome, emCadaTexto(cada, ocultar)]),
  ) as T;
};

export const semNomes = <A extends Arquivo>(arquivos: readonly A[], ocultar: Ocultar): A[] =>
  arquivos.map((arquivo) => ({ ...arquivo, nomeArquivo: nomeLido(arquivo.nomeArquivo, ocultar) }));

/**
 * What was written, without who wrote it. The people it speaks of stay, because the case is about
 * them, unless one of them, such as a victim, is the author. City and function come from our own
 * tables and stay as they are.
 */
export const teorLido = (teor: Detalhe['teor'], ocultar: Ocultar): Detalhe['teor'] => {
  const { local, envolvidos, temTestemunhas, temProvas, ...palavras } = teor;
  return {
    ...emCadaTexto(palavras, ocultar),
    temTestemunhas,
    temProvas,
    local: local && { ...local, descricao: emCadaTexto(local.descricao, ocultar) },
    envolvidos: envolvidos.map(({ funcao, ...envolvido }) => ({
      funcao,
      ...emCadaTexto(envolvido, ocultar),
    })),
  };
};

/** Words of staff (history, answers, what they ask for and decide) come already covered, each by who wrote it. */
const semQuemRegistrou = <D extends Detalhe>(detalhe: D, { daPessoa, complemento }: Cobre): D => ({
  ...detalhe,
  teor: teorLido(detalhe.teor, daPessoa),
  anexos: semNomes(detalhe.anexos, daPessoa),
  complementacoes: detalhe.complementacoes.map((each) => ({
    ...each,
    texto: emCadaTexto(each.texto, complemento(each.idComplementacao)),
    anexos: semNomes(each.anexos, complemento(each.idComplementacao)),
  })),
  ...(detalhe.desistencias && {
    desistencias: detalhe.desistencias.map((each) => ({
      ...each,
      parte: emCadaTexto(each.parte, daPessoa),
      motivo: emCadaTexto(each.motivo, daPessoa),
      ameaca: emCadaTexto(each.ameaca, daPessoa),
    })),
  }),
  ...(detalhe.reabertura && {
    reabertura: { ...detalhe.reabertura, texto: daPessoa(detalhe.reabertura.texto) },
  }),
});

/** For readers who may follow the work but not know the people: no names, no files. */
const semPessoas = <D extends Detalhe>(detalhe: D, cobre: Cobre): D => {
  const semQuem = semQuemRegistrou(detalhe, cobre);
  return {
    ...semQuem,
    anexos: [],
    // A threat tells of the people of the case; that it was given up is in the history.
    ...(semQuem.desistencias && { desistencias: [] }),
    teor: { ...semQuem.teor, quem: null, envolvidos: [] },
    respostas: semQuem.respostas.map((each) => ({ ...each, anexos: [] })),
    complementacoes: semQuem.complementacoes.map((each) => ({ ...each, anexos: [] })),
  };
};

/** What another system sent about the case, without exact coordinates or data about the person. */
const integracaoSemQuem = ({
  geoReferencia: _geo,
  dadosExtraJson: _extras,
  ...resto
}: DaIntegracao): DaIntegracao => resto;

export interface CasoInteiro<D extends Detalhe> {
  readonly detalhe: D;
  readonly integracao: DaIntegracao;
}

/**
 * The whole case as this mode of reading allows it; screens and programs read nothing else (Decreto
 * 10.153/2019, art. 7; Lei 13.460/2017, art. 10 §7).
 */
export const casoLido = <D extends Detalhe>(
  { detalhe, integracao }: CasoInteiro<D>,
  { modo, ...cobre }: Cobre & { readonly modo: ModoDeLeitura },
): CasoInteiro<D> => {
  if (modo === 'inteira') return { detalhe, integracao };
  return {
    detalhe: modo === 'sem-pessoas' ? semPessoas(detalhe, cobre) : semQuemRegistrou(detalhe, cobre),
    integracao: emCadaTexto(integracaoSemQuem(integracao), cobre.daPessoa),
  };
};
