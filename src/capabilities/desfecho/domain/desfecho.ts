import { z } from 'zod';
import { Esfera } from '#kernel/enumeracoes.ts';
import { conferirProcesso, formatProcesso } from '#kernel/numeros/processo.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { dataNoFuturo, fimAntesDoComeco, fimSoDoQueTerminou, processoNaoConfere } from './desfecho-errors.ts';

export const MAX_TEXTO_DO_DESFECHO = 4000;

/** Wrong check digits are refused at once; whether another format is allowed depends on the office. */
export const numeroDoProcesso = campo(
  'Número do processo',
  z
    .string()
    .trim()
    .min(5)
    .max(40)
    .refine(
      (texto) => conferirProcesso(texto) !== 'nao-confere',
      'Confira o número do processo: os dois últimos algarismos não batem com os outros.',
    )
    .transform(formatProcesso),
);

/** Every federal process has a NUP; other spheres number their processes as they like. */
export const podeUsarProcesso = (numero: string, idEsfera: number): Verdict =>
  idEsfera === Esfera.federal && conferirProcesso(numero) !== 'confere'
    ? refuse(processoNaoConfere())
    : allow;

export interface Apuracao {
  /** The outcome means that the investigation is over. */
  readonly encerra: boolean;
  readonly abertoEm: PlainDate | null;
  readonly encerradoEm: PlainDate | null;
}

const isDepois = (um: PlainDate | null, outro: PlainDate | null): boolean =>
  um !== null && outro !== null && compareDates(um, outro) > 0;

/** What was told of an investigation happened, in its order, and only what is over has an end. */
export const podeRegistrar = ({ encerra, abertoEm, encerradoEm }: Apuracao, hoje: PlainDate): Verdict => {
  if (isDepois(abertoEm, hoje)) return refuse(dataNoFuturo('abertoEm'));
  if (isDepois(encerradoEm, hoje)) return refuse(dataNoFuturo('encerradoEm'));
  if (encerradoEm !== null && !encerra) return refuse(fimSoDoQueTerminou());
  return isDepois(abertoEm, encerradoEm) ? refuse(fimAntesDoComeco()) : allow;
};

/** What is sealed of an outcome. */
export interface DadosDoDesfecho {
  readonly orgaoApurador: string;
  readonly processo: string | null;
  readonly texto: string;
}

export const resultadoDaApuracao = z.object({
  idResultado: z.int(),
  descricao: z.string(),
  encerra: z.boolean(),
});

const desfechoVisto = z.object({
  idDesfecho: z.int(),
  resultado: z.string(),
  orgaoApurador: z.string(),
  processo: z.string().nullable(),
  abertoEm: z.iso.date().nullable(),
  encerradoEm: z.iso.date().nullable(),
  texto: z.string(),
  responsavel: z.string(),
  registradoEm: z.iso.datetime(),
});

/** Newest first. */
export const desfechosDoCaso = z.object({
  desfechos: z.array(desfechoVisto),
  processos: z.array(
    z.object({ numero: z.string(), responsavel: z.string(), informadoEm: z.iso.datetime() }),
  ),
});
export type DesfechosDoCaso = z.output<typeof desfechosDoCaso>;
