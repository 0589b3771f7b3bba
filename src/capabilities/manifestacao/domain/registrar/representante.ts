import { z } from 'zod';
import { anexosEnviados } from '#capabilities/anexo/domain/anexo.ts';
import { invalid } from '#kernel/errors.ts';
import { desmascararCpf, isCpfValido } from '#kernel/numeros/documento.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { documentoDeEstrangeiro } from './documento-de-estrangeiro.ts';

/** In which quality somebody acts for another; the names are stored. */
export const qualidades = {
  procurador: 'Procurador(a)',
  advogado: 'Advogado(a)',
  responsavel: 'Pai, mãe ou responsável legal',
  curador: 'Tutor(a) ou curador(a)',
  entidade: 'Representante de entidade ou empresa',
} as const;
export type Qualidade = keyof typeof qualidades;
export const nomesDasQualidades = Object.keys(qualidades) as [Qualidade, ...Qualidade[]];

/** What the choice is called, on every screen, in every refusal and to who integrates. */
export const NOME_DA_QUALIDADE = 'O que ela é da pessoa';

export const MAX_SEM_COPIA = 500;

export const nomeDoRepresentante = campo(
  'Nome de quem representa',
  z.string().overwrite(umaLinha).trim().min(3).max(150),
);
export const cpfDoRepresentante = campo(
  'CPF',
  z.string().trim().transform(desmascararCpf).refine(isCpfValido, 'Confira o CPF: os dígitos não batem.'),
);
export const semCopia = campo('Por que não há cópia', z.string().trim().min(10).max(MAX_SEM_COPIA));

/** Who acts for the person who files, until when, and what proves it (Lei 9.784/1999, art. 9º). */
export const representante = z
  .strictObject({
    nome: nomeDoRepresentante,
    qualidade: campo(NOME_DA_QUALIDADE, z.enum(nomesDasQualidades)),
    cpf: cpfDoRepresentante.optional(),
    outroDocumento: documentoDeEstrangeiro.optional(),
    validaAte: campo('Vale até', z.iso.date()).optional(),
    semCopia: semCopia.optional(),
    anexos: anexosEnviados,
  })
  // Lei 13.460/2017, art. 10-A: the CPF suffices.
  .refine(({ cpf, outroDocumento }) => cpf === undefined || outroDocumento === undefined, {
    path: ['outroDocumento'],
    message: 'O CPF basta: deixe o outro documento em branco.',
  });
export type Representante = z.output<typeof representante>;

/** What is kept of the representative, sealed where the case is. */
export interface DadosDoRepresentante {
  readonly nome: string;
  readonly qualidade: Qualidade;
  readonly tipoDocumento: number | null;
  readonly documento: string | null;
  readonly semCopia: string | null;
}

export const SEM_INSTRUMENTO =
  'Anexe a procuração ou o documento que prova a representação, ou diga por que não há cópia.';

/** A representation is good to its last day, and without one as long as the case lasts. */
export const representaNoDia = (validaAte: PlainDate | null, dia: PlainDate): boolean =>
  validaAte === null || compareDates(validaAte, dia) >= 0;

interface Instrumento {
  readonly arquivos: number;
  readonly semCopia: string | undefined;
  readonly validaAte: PlainDate | null;
}

/** A copy is kept, or it is said why there is none; what is over represents nobody. `dentroDe`: where the form has it. */
export const podeRepresentar = (
  { arquivos, semCopia: porQue, validaAte }: Instrumento,
  hoje: PlainDate,
  dentroDe = '',
): Verdict => {
  const noCampo = (code: string, nome: string, frase: string) =>
    refuse(invalid(`representacao.${code}`, frase, { campos: { [`${dentroDe}${nome}`]: frase } }));
  if (arquivos === 0 && porQue === undefined) return noCampo('sem-instrumento', 'semCopia', SEM_INSTRUMENTO);
  return representaNoDia(validaAte, hoje)
    ? allow
    : noCampo('ja-venceu', 'validaAte', 'Este dia já passou: o documento não vale mais. Peça um novo.');
};
