import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { documentoDeEstrangeiro } from '#capabilities/manifestacao/domain/registrar/documento-de-estrangeiro.ts';
import { desmascararCpf, isCpfValido } from '#kernel/documento.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { jaVenceu, semInstrumento } from './representacao-errors.ts';

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

export const MAX_SEM_COPIA = 500;

export const nomeDoRepresentante = campo('Nome de quem representa', z.string().trim().min(3).max(150));
export const cpfDoRepresentante = campo(
  'CPF',
  z.string().trim().transform(desmascararCpf).refine(isCpfValido, 'Confira o CPF: os dígitos não batem.'),
);
export const semCopia = campo('Por que não há cópia', z.string().trim().min(10).max(MAX_SEM_COPIA));
export { documentoDeEstrangeiro };

/** What is kept of the representative, sealed where the case is. */
export interface DadosDoRepresentante {
  readonly nome: string;
  readonly qualidade: Qualidade;
  readonly tipoDocumento: number | null;
  readonly documento: string | null;
  readonly semCopia: string | null;
}

interface Instrumento {
  readonly arquivos: number;
  readonly semCopia: string | undefined;
  readonly validaAte: PlainDate | null;
}

/** A copy is kept, or it is said why there is none; what is over represents nobody. */
export const podeRepresentar = (
  { arquivos, semCopia: porQue, validaAte }: Instrumento,
  hoje: PlainDate,
): Verdict => {
  if (arquivos === 0 && porQue === undefined) return refuse(semInstrumento());
  return validaAte !== null && compareDates(validaAte, hoje) < 0 ? refuse(jaVenceu()) : allow;
};

export const representacaoVista = z.object({
  idRepresentacao: z.int(),
  qualidade: z.string(),
  /** The next four are null where this reader may not know who filed. */
  nome: z.string().nullable(),
  tipoDocumento: z.string().nullable(),
  documento: z.string().nullable(),
  semCopia: z.string().nullable(),
  anexos: z.array(anexo),
  validaAte: z.iso.date().nullable(),
  vigente: z.boolean(),
  responsavel: z.string(),
  registradaEm: z.iso.datetime(),
});
export type RepresentacaoVista = z.output<typeof representacaoVista>;
