import { z } from 'zod';
import { desmascararCpf, isCpfValido } from '#kernel/numeros/documento.ts';
import { isTelefoneValido } from '#kernel/numeros/telefone.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { semEsperar } from '#kernel/validacao/sem-esperar.ts';
import { umaLinha } from '#kernel/validacao/uma-linha.ts';
import { documentoDeEstrangeiro } from './documento-de-estrangeiro.ts';
import { type Representante, representante, SEM_INSTRUMENTO } from './representante.ts';

/** How somebody reached the desk; ids of db/reference/15-canal-entrada.json. */
export const CanalEntrada = {
  presencial: 1,
  telefone: 2,
  carta: 3,
  email: 4,
  aplicativo: 5,
  redesSociais: 6,
  chatbot: 7,
  webService: 8,
  internet: 13,
} as const;

const canaisDoAtendimento = [
  CanalEntrada.presencial,
  CanalEntrada.telefone,
  CanalEntrada.carta,
  CanalEntrada.email,
  CanalEntrada.redesSociais,
] as const;

/** Who asks and has no account, or does not use it: a name, and what the person wants to give beside it. */
export const pessoaSemConta = z
  .strictObject({
    nome: campo('Nome', z.string().overwrite(umaLinha).trim().min(3).max(150)),
    email: campo('E-mail', z.email().max(200)).optional(),
    telefone: campo(
      'Telefone',
      z
        .string()
        .trim()
        .max(30)
        .refine(isTelefoneValido, 'Confira o telefone: escreva o DDD e o número, como 85 99999-1234.'),
    ).optional(),
    cpf: campo(
      'CPF',
      z.string().trim().transform(desmascararCpf).refine(isCpfValido, 'Confira o CPF: os dígitos não batem.'),
    ).optional(),
    outroDocumento: documentoDeEstrangeiro.optional(),
    endereco: campo('Endereço', z.string().trim().max(500)).optional(),
  })
  // Lei 13.460/2017, art. 10-A: the CPF suffices, and nothing else may be demanded beside it.
  .refine(({ cpf, outroDocumento }) => cpf === undefined || outroDocumento === undefined, {
    path: ['outroDocumento'],
    message: 'O CPF basta: deixe o outro documento em branco.',
  });
export type PessoaSemConta = z.output<typeof pessoaSemConta>;

const doBalcao = z.strictObject({
  idCanalEntrada: campo('Como a pessoa chegou', z.literal(canaisDoAtendimento)),
  manifestante: pessoaSemConta.optional(),
  representante: representante.optional(),
});

const comQuemRepresentar = semEsperar(
  doBalcao,
  'representante.nome',
  ({ manifestante, representante: quem }) =>
    quem !== undefined && manifestante === undefined
      ? 'Quem não se identifica não tem quem o represente.'
      : undefined,
);

/** The person an atendente files for; without one, the denúncia is anonymous. */
export const atendimento = semEsperar(
  comQuemRepresentar,
  'representante.semCopia',
  ({ representante: quem }) =>
    // While another field is wrong, the list may not have been read yet.
    quem !== undefined && (quem.anexos ?? []).length === 0 && quem.semCopia === undefined
      ? SEM_INSTRUMENTO
      : undefined,
);

/** What a program may say about the person beyond what the desk asks. */
export interface PessoaDaIntegracao {
  readonly tipoDocumento?: number | undefined;
  readonly documento?: string | undefined;
  /** As the program sent it, known here or not. */
  readonly idPais?: number | string | undefined;
  readonly genero?: string | undefined;
  readonly idFaixaEtaria?: number | undefined;
  readonly idRacaCor?: number | undefined;
  readonly cep?: string | undefined;
  readonly idMunicipio?: number | undefined;
  readonly logradouro?: string | undefined;
  readonly numero?: string | undefined;
  readonly complemento?: string | undefined;
  readonly bairro?: string | undefined;
}

type DoBalcao = z.output<typeof atendimento>;

/** A filing for somebody else, at the desk or by a program; programs have their own channels. */
export interface Atendimento {
  readonly idCanalEntrada: (typeof CanalEntrada)[keyof typeof CanalEntrada];
  readonly manifestante?: (NonNullable<DoBalcao['manifestante']> & PessoaDaIntegracao) | undefined;
  /** Who acts for the person. */
  readonly representante?: Representante | undefined;
}
